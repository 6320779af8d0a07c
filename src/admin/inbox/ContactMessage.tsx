import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { contactsPageTexts as texts } from './texts.ts';

/** The message, cut after six lines (three on a phone) with a button that opens it. */
export function ContactMessage({ message }: { message: string | undefined }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isLong = useIsCut(text, isOpen);
  return (
    <>
      {/* Printed whole. */}
      <p
        className={`max-w-[66ch] hyphens-none whitespace-pre-wrap wrap-anywhere ${isOpen ? '' : 'not-print:line-clamp-6 not-print:max-[600px]:line-clamp-3'}`}
        dir="auto"
        ref={text}
      >
        {message ?? texts.noMessage}
      </p>
      {isLong && (
        <button
          type="button"
          className="button justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.readLess : texts.readAll}
        </button>
      )}
    </>
  );
}

/** Whether the closed box cuts the text, measured again at every width. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const box = text.current;
    if (!box || isOpen) return undefined;
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return isCut;
}
