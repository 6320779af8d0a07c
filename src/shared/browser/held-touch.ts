/** True for what a component might want to answer; typing, ticking and choosing are left to the browser. */
export function isHoldable(event: Event): boolean {
  if (!(event.target instanceof Element)) return false;
  if (!(event instanceof MouseEvent)) return true;
  // A click with a key held, or of another button, opens a tab or a menu.
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.target.closest('a[href], button') !== null;
}

/**
 * Does again what was held. A submit (and the click on a submit button, which leads to one) is first offered to the
 * component as an event, so that its own checks speak; only if it leaves it alone the browser posts the form.
 */
export function repeat(event: Event): void {
  const target = event.target as HTMLElement;
  // React hydrates in its own time, but at once where a pointer event waits for it (a submit does not make it hurry).
  target.dispatchEvent(new PointerEvent('pointerup'));
  const button = target.closest<HTMLButtonElement>('button');
  const form = event instanceof SubmitEvent ? (target as HTMLFormElement) : button?.type === 'submit' && button.form;
  if (!form) {
    // What was hit may be a drawing, which can't be clicked by script; what it lies in can.
    (target.closest<HTMLElement>('a[href],button') ?? target).click();
    return;
  }
  const submitter = event instanceof SubmitEvent ? event.submitter : button;
  const isUnanswered = form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  if (isUnanswered) form.requestSubmit(submitter);
}
