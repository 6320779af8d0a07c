import type { ClientDirective } from 'astro';

/**
 * Hydrates an island on its first touch (pointer, focus or key) instead of on load. A click or a submit that
 * comes before React is there is held back and repeated afterwards, so no touch is lost.
 */
const touchDirective: ClientDirective = (load, _options, element) => {
  const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;
  let started = false;
  let replay: (() => void) | undefined;

  const holdBack = (event: Event) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.closest('a[href]')) return;
    const isNativeToggle = target.closest('input, select, textarea, label, summary');
    if (event.type === 'click' && (isNativeToggle || target.closest('button[type=submit]'))) return;
    event.preventDefault();
    event.stopPropagation();
    replay = event instanceof SubmitEvent ? () => resubmit(target, event.submitter) : () => target.click();
  };

  const hydrate = async () => {
    if (started) return;
    started = true;
    for (const touch of touches) element.removeEventListener(touch, hydrate);
    try {
      await (await load())();
      // React attaches its listeners in the task after hydration has been asked for.
      await new Promise((resolve) => setTimeout(resolve));
    } finally {
      element.removeEventListener('click', holdBack, true);
      element.removeEventListener('submit', holdBack, true);
      replay?.();
    }
  };

  for (const touch of touches) element.addEventListener(touch, hydrate, { passive: true });
  element.addEventListener('click', holdBack, true);
  element.addEventListener('submit', holdBack, true);
  element.addEventListener('submit', hydrate, true);
};

function resubmit(target: HTMLElement, submitter: HTMLElement | null) {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
}

export default touchDirective;
