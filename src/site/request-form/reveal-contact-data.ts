/** Replaces each placeholder after its delay (Spec §2) by its <noscript>'s content, or by the mailto link of its halves. */
export function revealContactData() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reveal-after-ms]')) {
    const { revealAfterMs, mailUser, mailDomain } = place.dataset;
    setTimeout(() => {
      const address = `${mailUser}@${mailDomain}`;
      // With scripting, HTML in <noscript> is text.
      place.innerHTML = mailUser
        ? `<a href="mailto:${encodeURI(address)}">${address}</a>`
        : (place.querySelector('noscript')?.textContent ?? '');
    }, Number(revealAfterMs));
  }
}
