/** A picture of the lightbox, read from the page, because nothing is sent twice. */
export interface LightboxPicture {
  link: HTMLAnchorElement;
  src: string;
  category: string;
  caption: string;
}

export const picturesIn = (element: HTMLElement): LightboxPicture[] =>
  [...element.querySelectorAll('a')].map((link) => ({
    link,
    src: link.href,
    category: link.querySelector('b')?.textContent ?? '',
    caption: link.querySelector('.caption')?.lastChild?.textContent?.trim() ?? '',
  }));
