import type { VisitorsForm } from './visitors-form.ts';

export function markFields({ element, fields }: VisitorsForm, errors: Record<string, string>): void {
  for (const field of fields) markField(field, errors[field.name]);
  element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

export function markField(field: HTMLInputElement, error?: string): void {
  const id = `${field.id}-error`;
  document.getElementById(id)?.remove();
  const hint = document.getElementById(`${field.id}-hint`)?.id;
  setOrRemove(field, 'aria-invalid', error && 'true');
  setOrRemove(field, 'aria-describedby', [hint, error && id].filter(Boolean).join(' '));
  if (error)
    field.after(Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: error }));
}

function setOrRemove(element: Element, attribute: string, value: string | undefined) {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}
