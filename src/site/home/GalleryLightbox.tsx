import { type MouseEvent, type PropsWithChildren, useRef, useState } from 'react';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { PictureViewer } from '#shared/ui/PictureViewer.tsx';
import styles from './lightbox.css?inline';
import { lightboxTexts as words } from './lightbox-texts.ts';

/** Shows the strip's pictures as large as the screen. The focus returns to the last one. */
export function GalleryLightbox({ children }: PropsWithChildren) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ pictures: ReturnType<typeof picturesIn>; first: number }>();

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || wantsOwnTab || !wrapper.current) return;
    event.preventDefault();
    adoptStyles(styles);
    const pictures = picturesIn(wrapper.current);
    setOpened({ pictures, first: pictures.findIndex((candidate) => candidate.link === link) });
  };

  const close = (last: number) => {
    setOpened(undefined);
    opened?.pictures[last]?.link.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside take the presses */}
      <div ref={wrapper} onClick={open}>
        {children}
      </div>
      {opened && (
        <PictureViewer
          {...opened}
          {...{ words }}
          foot={(place) => {
            const picture = opened.pictures[place];
            return (
              <p aria-live="polite">
                <strong>{picture?.category}</strong> {picture?.alt}
                <span className="block text-small text-glass-3">
                  {words.position(place + 1, opened.pictures.length)}
                </span>
              </p>
            );
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Reads the pictures from the page, because sending a list would repeat them. */
const picturesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => {
    const category = link.querySelector('b');
    const isPhoto = link.closest('.photo');
    return {
      link,
      src: link.href,
      category: category?.textContent,
      alt: (isPhoto ? '' : words.rendering) + category?.nextSibling?.textContent,
    };
  });
