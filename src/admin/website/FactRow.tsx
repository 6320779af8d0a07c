import { useRef } from 'react';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { Sheet } from '#shared/ui/Sheet.tsx';
import type { EditedSite } from './edited-site.ts';
import { FactForm } from './FactForm.tsx';
import { OwnPicture } from './form/PictureField.tsx';
import { ROW_LOOK, RowWords, stateOf } from './RowWords.tsx';
import { shownValue } from './shown-value.ts';
import { draftKeyOf, type Row } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';

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
  const { label = '', fields } = row;
  const shown = fields.map((field) => shownValue(field, site.valueOf(field))).filter(Boolean);
  const isInPlace = isWide && isOpened;
  const close = () => {
    onOpen(false);
    if (isWide && opener.current) focusOn(opener.current);
  };
  const form = <FactForm row={row} site={site} onSaved={close} />;
  return (
    <li className="scroll-mt-4">
      <button
        ref={opener}
        type="button"
        className={ROW_LOOK}
        aria-expanded={isWide ? isOpened : undefined}
        aria-haspopup={isWide ? undefined : 'dialog'}
        onClick={() => onOpen(!isOpened)}
      >
        <RowWords
          label={label}
          state={
            isUnsaved ? { mark: '▲', words: texts.unsaved } : stateOf(site, fields, shown.join(', ') || texts.empty)
          }
          icon={isInPlace ? 'down' : 'next'}
        >
          {fields.map((field) => (
            <OwnPicture key={field} value={site.valueOf(field)} className="size-9 flex-none rounded object-cover" />
          ))}
        </RowWords>
      </button>
      {isInPlace && <div className="pt-2 pb-4">{form}</div>}
      {isOpened && !isWide && (
        <Sheet title={label} onClose={close}>
          {form}
        </Sheet>
      )}
    </li>
  );
}
