import type { ClientDirective } from 'astro';
import { clickAgain, holdTouches } from './hold-touches.ts';

/**
 * `client:touch` hydrates an island on its first touch (focus, key or click; a finger that scrolls over it is none)
 * instead of on load.
 */
const touchDirective: ClientDirective = (load, _options, island) => {
  holdTouches({
    root: island,
    fetchedBy: ['focusin', 'keydown'],
    waiting: '*',
    bring: async () => (await load())(),
    repeat,
  });
};

export default touchDirective;

/**
 * A submit (and the click on a submit button, which leads to one) is first offered to the component as an event, so
 * that its own checks speak; only if it leaves it alone the browser posts the form.
 */
function repeat(event: Event): void {
  const target = event.target as HTMLElement;
  // React hydrates in its own time, but at once where a pointer event waits for it (a submit does not make it hurry).
  target.dispatchEvent(new PointerEvent('pointerup'));
  const button = target.closest<HTMLButtonElement>('button');
  const form = event instanceof SubmitEvent ? (target as HTMLFormElement) : button?.type === 'submit' && button.form;
  if (!form) {
    clickAgain(event);
    return;
  }
  const submitter = event instanceof SubmitEvent ? event.submitter : button;
  const isUnanswered = form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  if (isUnanswered) form.requestSubmit(submitter);
}
