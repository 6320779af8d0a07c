import type { VisitorsForm } from './visitors-form.ts';

/** The telephone number, read from the page (src/docs/decisions/lost-scripts.md). */
export function PhoneLink({ form }: { form: VisitorsForm }) {
  const link = form.element.querySelector<HTMLAnchorElement>('[href^=tel]');
  return link && <a href={link.href}>{link.textContent}</a>;
}
