import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { websiteRoutes } from '../contract.ts';
import { type Mark, markChanges } from './mark-changes.ts';
import { reviewTexts as texts } from './texts.ts';
import type { Swap } from './words-on-pages.ts';

const WIDTHS = { desk: 1040, phone: 390 } as const;

interface PreviewProps {
  page: string;
  changes: readonly (readonly Swap[])[];
  chosen: number;
  onChoose: (change: number) => void;
  isWide: boolean;
  /** What it says where the chosen change can't be shown. */
  otherwise: ReactNode;
}

/** The real page in a frame, with the new words in the place of the old ones, each marked with its number. */
export function Preview({ page, changes, chosen, onChoose, isWide, otherwise }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>(isWide ? 'desk' : 'phone');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [place, setPlace] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const scale = size ? Math.min(1, size.width / WIDTHS[width]) : 1;
  // A new page for each state of the changes, because the words are changed within it.
  const key = JSON.stringify([page, changes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves the marks
  useEffect(() => {
    for (const [at, mark] of marks.entries()) draw(mark, at === place);
    moveTo(marks[place]?.element);
  }, [marks, place, width, scale]);

  useEffect(() => {
    const first = marks.findIndex(({ change }) => change === chosen);
    setPlace((at) => (marks[at]?.change === chosen || first < 0 ? at : first));
  }, [marks, chosen]);

  function show() {
    const shown = frame.current?.contentDocument;
    if (!shown?.body) return;
    shown.body.inert = true;
    setMarks(markChanges(shown, changes));
  }

  function step(by: number) {
    const next = (place + by + marks.length) % marks.length;
    setPlace(next);
    onChoose(marks[next]?.change ?? chosen);
  }

  const isShown = marks.some(({ change }) => change === chosen);
  return (
    <section
      className="grid content-start self-start overflow-clip rounded border-2 border-edge bg-surface"
      aria-label={texts.preview}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-edge px-2">
        <div className="flex items-center">
          <StepButton icon="left" label={texts.before} isOff={marks.length < 2} onClick={() => step(-1)} />
          <span role="status">{marks.length > 0 ? texts.place(place + 1, marks.length) : texts.noPlace}</span>
          <StepButton icon="right" label={texts.after} isOff={marks.length < 2} onClick={() => step(1)} />
        </div>
        <fieldset className="flex">
          <legend className="sr-only">{texts.width}</legend>
          {(['desk', 'phone'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="min-h-11 border-2 border-petrol px-4 font-medium text-petrol first-of-type:rounded-s last-of-type:rounded-e last-of-type:border-s-0 aria-pressed:border-b-4 aria-pressed:bg-glass-2 aria-pressed:text-ink"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {texts.widths[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {!isShown && <div className="border-b border-edge px-4 py-3">{otherwise}</div>}
      <div ref={box} className="h-[min(70svh,40rem)] min-h-80 overflow-hidden">
        <iframe
          key={key}
          ref={frame}
          title={texts.preview}
          src={`${websiteRoutes.page.path}?path=${encodeURIComponent(page)}`}
          sandbox="allow-same-origin"
          className="mx-auto block origin-top-left bg-[white]"
          style={{
            width: WIDTHS[width],
            height: size ? size.height / scale : '100%',
            transform: `scale(${scale})`,
            marginInline: scale < 1 ? 0 : 'auto',
          }}
          onLoad={show}
        />
      </div>
    </section>
  );
}

interface StepButtonProps {
  icon: 'left' | 'right';
  label: string;
  isOff: boolean;
  onClick: () => void;
}

const StepButton = ({ icon, label, isOff, onClick }: StepButtonProps) => (
  <button
    type="button"
    className="grid size-11 place-items-center text-petrol disabled:opacity-40"
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

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
  const number = element.querySelector('b') ?? numberFor(element, change);
  number.style.cssText = `display:inline-grid;place-items:center;width:28px;height:28px;margin-left:8px;border-radius:50%;border:2px solid #0a5568;font:700 16px/1 sans-serif;vertical-align:middle;background:${isChosen ? '#0a5568' : '#fff'};color:${isChosen ? '#fff' : '#0a5568'}`;
}

/** Adds the number after the last word, with which it stays in one line. */
function numberFor(element: HTMLElement, change: number): HTMLElement {
  const [words = '', last = ''] = /^(.*\s)?(\S*)$/s.exec(element.textContent)?.slice(1) ?? [];
  const together = element.ownerDocument.createElement('span');
  const number = element.ownerDocument.createElement('b');
  together.style.whiteSpace = 'nowrap';
  number.textContent = `${change + 1}`;
  together.append(last, number);
  element.replaceChildren(words, together);
  return number;
}

function useSize(ref: { current: HTMLElement | null }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
