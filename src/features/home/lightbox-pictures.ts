/** A picture of the strip as the lightbox shows it, read from the page: nothing is sent twice. */
export interface LightboxPicture {
  link: HTMLAnchorElement;
  src: string;
  alt: string;
  category: string;
}

/** The pictures inside the element, in their order. */
export const picturesIn = (element: HTMLElement): LightboxPicture[] =>
  [...element.querySelectorAll('figure')].flatMap((figure) => {
    const link = figure.querySelector('a');
    if (!link) return [];
    return [
      {
        link,
        src: link.href,
        alt: figure.querySelector('img')?.alt ?? '',
        category: figure.querySelector('figcaption')?.textContent ?? '',
      },
    ];
  });
