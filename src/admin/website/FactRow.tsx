import { useRef } from 'react';
import { isOpenQuestion } from '#domain/site/stored-facts.ts';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { FactForm, shownValue } from './FactForm.tsx';
import { OwnPicture } from './form/PictureField.tsx';
import { draftKeyOf, isSample, type Row } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

interface FactRowProps {
  row: Row;
  site: EditedSite;
  isOpened: boolean;
  onOpen: (isOpened: boolean) => void;
}

/** 'Telefon 06731 904711 ›': a tap opens its fields, at the foot of a phone and in place at the desk. */
export function FactRow({ row, site, isOpened, onOpen }: FactRowProps) {
  const isWide = useMediaQuery('(width >= 64em)');
  const isUnsaved = useHasDraft([draftKeyOf(row)]);
  const opener = useRef<HTMLButtonElement>(null);
  const values = row.fields.map((field) => [field, site.valueOf(field)] as const);
  const isChanged = row.fields.some(site.isChanged);
  const [mark, words, tone] = isUnsaved
    ? ['▲', texts.unsaved, 'font-bold']
    : isChanged
      ? ['●', inWords(values), 'font-bold text-petrol']
      : values.some(([, value]) => isSample(value))
        ? ['▲', texts.isSample, 'font-bold']
        : values.every(([field, value]) => isOpenQuestion(field, value))
          ? ['', texts.empty, 'text-ink-soft']
          : ['', inWords(values), 'text-ink-soft'];
  const close = () => {
    onOpen(false);
    if (isWide && opener.current) focusOn(opener.current);
  };
  const form = <FactForm row={row} site={site} onSaved={close} />;
  return (
    <li className="scroll-mt-4 border-b border-glass-3">
      <button
        ref={opener}
        type="button"
        className="flex min-h-touch w-full items-center gap-3 py-1 text-start hover:bg-glass-2"
        aria-expanded={isWide ? isOpened : undefined}
        aria-haspopup={isWide ? undefined : 'dialog'}
        onClick={() => onOpen(!isOpened)}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold">{row.label}</span>
          <span className={`text-small wrap-anywhere ${tone}`}>
            {mark && <span aria-hidden="true">{mark} </span>}
            {isChanged && !isUnsaved && <span className="sr-only">{texts.changed}: </span>}
            {words || texts.empty}
          </span>
        </span>
        {values.map(([field, value]) => (
          <OwnPicture key={field} value={value} className="size-9 flex-none rounded object-cover" />
        ))}
        <span className="text-edge">
          <Icon name={isWide && isOpened ? 'down' : 'next'} />
        </span>
      </button>
      {isOpened &&
        (isWide ? (
          <div className="pt-2 pb-4">{form}</div>
        ) : (
          <Sheet title={row.label ?? ''} onClose={close}>
            {form}
          </Sheet>
        ))}
    </li>
  );
}

const inWords = (values: readonly (readonly [field: string, value: unknown])[]) =>
  values
    .map(([field, value]) => shownValue(field, value))
    .filter(Boolean)
    .join(', ');
