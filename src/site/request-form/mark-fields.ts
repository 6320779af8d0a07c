export const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('.input');

export function markFields(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const error = errors[control.name];
    const id = `${control.id}-error`;
    document.getElementById(id)?.remove();
    const hint = document.getElementById(`${control.id}-hint`)?.id;
    const described = [hint, error && id].filter(Boolean).join(' ');
    setOrRemove(control, 'aria-invalid', error && 'true');
    setOrRemove(control, 'aria-describedby', described);
    if (error)
      control.after(Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: error }));
  }
}

function setOrRemove(element: Element, attribute: string, value: string | undefined) {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}
