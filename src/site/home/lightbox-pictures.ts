/** A picture of the strip as the lightbox shows it, read from the page: nothing is sent twice. */
export interface LightboxPicture {
  link: HTMLAnchorElement;
  src: string;
  category: string;
  caption: string;
}

/** The pictures inside the element, in their order. */
export const picturesIn = (element: HTMLElement): LightboxPicture[] =>
  [...element.querySelectorAll('a')].map((link) => ({
    link,
    src: link.href,
    category: link.querySelector('b')?.textContent ?? '',
    caption: link.querySelector('.caption')?.lastChild?.textContent?.trim() ?? '',
  }));
