/**
 * Replaces each placeholder after its delay (Spec §2) by the element's template, or, where the two halves of a mail
 * address are given, by the address put together as a mailto link.
 */
export function revealContactData() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reveal-after-ms]')) {
    setTimeout(() => place.replaceChildren(contentOf(place)), Number(place.dataset.revealAfterMs));
  }
}

function contentOf(place: HTMLElement): Node {
  const { mailUser, mailDomain } = place.dataset;
  if (mailUser && mailDomain) {
    const link = document.createElement('a');
    link.textContent = [mailUser, mailDomain].join('@');
    link.href = `mailto:${link.textContent}`;
    return link;
  }
  return place.querySelector('template')?.content ?? document.createDocumentFragment();
}
