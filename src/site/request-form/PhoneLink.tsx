/** The telephone number, read from the page (src/docs/decisions/lost-scripts.md). */
export function PhoneLink() {
  const link = document.querySelector<HTMLAnchorElement>('.contact-form [href^=tel]');
  return link && <a href={link.href}>{link.textContent}</a>;
}
