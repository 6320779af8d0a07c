import { useEffect, useRef, useState } from 'react';
import type { placeOfFact } from '#content/fact-places.ts';
import { websiteRoutes } from '../contract.ts';
import { type Mark, markChanges } from './mark-changes.ts';
import { reviewTexts as texts } from './texts.ts';
import type { Swap } from './words-on-pages.ts';

interface PreviewProps {
  /** Where the chosen change is seen: in words, if the page can't show it. */
  place: ReturnType<typeof placeOfFact>;
  changes: readonly (readonly Swap[])[];
  chosen: number;
}

/** The real page in a frame, with the new words in the place of the old ones, each marked with its number. */
export function Preview({ place: { path, page, section }, changes, chosen }: PreviewProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  // A new page for each state of the changes, because the words are changed within it.
  const key = JSON.stringify([path, changes]);
  const shown = marks.find(({ change }) => change === chosen);

  useEffect(() => {
    for (const mark of marks) draw(mark, mark.change === chosen);
    moveTo(shown?.element);
  }, [marks, shown, chosen]);

  function show() {
    const shown = frame.current?.contentDocument;
    if (!shown?.body) return;
    shown.body.inert = true;
    setMarks(markChanges(shown, changes));
  }

  return (
    <section
      className="grid content-start self-start overflow-clip rounded border-2 border-edge bg-surface"
      aria-label={texts.preview}
    >
      {!shown && (
        <p className="border-b border-edge px-4 py-3">
          {texts.elsewhere(page, section)}{' '}
          <a href={path} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        </p>
      )}
      <iframe
        key={key}
        ref={frame}
        title={texts.preview}
        src={`${websiteRoutes.page.path}?path=${encodeURIComponent(path)}`}
        sandbox="allow-same-origin"
        className="h-[min(70svh,40rem)] min-h-80 w-full bg-[white]"
        onLoad={show}
      />
    </section>
  );
}

/** Moves the page within its frame, and not the frame's own page, as scrollIntoView would. */
function moveTo(element: HTMLElement | undefined): void {
  const shown = element?.ownerDocument.defaultView;
  if (!element || !shown) return;
  const { top, height } = element.getBoundingClientRect();
  shown.scrollBy({ top: top + (height - shown.innerHeight) / 2, behavior: 'instant' });
}

/** Frames a mark, and puts its number beside it. By the element's own style, because the page's policy allows no other. */
function draw({ element, change }: Mark, isChosen: boolean): void {
  element.style.cssText = `background:none;color:inherit;padding:2px 4px;border-radius:4px;outline:${isChosen ? '3px solid' : '2px dashed'} #0a5568;box-shadow:0 0 0 1px #fff,inset 0 0 0 1px #fff`;
  const number = element.querySelector('b') ?? element.appendChild(element.ownerDocument.createElement('b'));
  number.textContent = `${change + 1}`;
  number.style.cssText = `display:inline-grid;place-items:center;width:28px;height:28px;margin-left:8px;border-radius:50%;border:2px solid #0a5568;font:700 16px/1 sans-serif;vertical-align:middle;background:${isChosen ? '#0a5568' : '#fff'};color:${isChosen ? '#fff' : '#0a5568'}`;
}
