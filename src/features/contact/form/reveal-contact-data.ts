/**
 * Replaces each placeholder after its delay (Spec §2) by what the element's <noscript> holds, or, where the two halves of
 * a mail address are given, by the address put together as a mailto link.
 */
export function revealContactData() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reveal-after-ms]')) {
    setTimeout(() => reveal(place), Number(place.dataset.revealAfterMs));
  }
}

function reveal(place: HTMLElement) {
  const { mailUser, mailDomain } = place.dataset;
  if (mailUser && mailDomain) {
    const link = document.createElement('a');
    link.textContent = [mailUser, mailDomain].join('@');
    link.href = `mailto:${link.textContent}`;
    place.replaceChildren(link);
    return;
  }
  // Where scripts run, HTML in <noscript> is text.
  place.innerHTML = place.querySelector('noscript')?.textContent ?? '';
}
