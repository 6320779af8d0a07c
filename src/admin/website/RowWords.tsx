import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import type { EditedSite } from './edited-site.ts';
import { isSample } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';

/** '●' for what is changed, '▲' for what is missing. */
export interface RowState {
  mark?: '●' | '▲';
  words: string;
}

interface RowWordsProps {
  label: string;
  state: RowState;
  icon?: 'next' | 'down';
  children?: ReactNode;
}

export const ROW_LOOK =
  'flex min-h-touch w-full items-center gap-3 py-1 text-start text-ink no-underline hover:bg-glass-2';
const TONES = { '●': 'font-bold text-petrol', '▲': 'font-bold' };

export const RowList = ({ title, children }: { title?: string | false; children: ReactNode }) => (
  <section>
    {title && <h2 className="mb-1 text-[1rem] text-ink-soft">{title}</h2>}
    <ul className="border-t border-glass-3 [&>li]:border-b [&>li]:border-glass-3">{children}</ul>
  </section>
);

/** A row that leads on: its label, what is true of it, and beside that its pictures. */
export const RowWords = ({ label, state: { mark, words }, icon = 'next', children }: RowWordsProps) => (
  <>
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-bold">{label}</span>
      <span className={`text-small wrap-anywhere ${mark ? TONES[mark] : 'text-ink-soft'}`}>
        {mark && <span aria-hidden="true">{mark} </span>}
        {mark === '●' && <span className="sr-only">{texts.changed}: </span>}
        {words}
      </span>
    </span>
    {children}
    <span className="text-edge">
      <Icon name={icon} />
    </span>
  </>
);

/** Whether facts are changed or the sample's, and otherwise their words. */
export function stateOf(site: EditedSite, fields: readonly string[], words: string): RowState {
  if (fields.some(site.isChanged)) return { mark: '●', words };
  return fields.some((field) => isSample(site.valueOf(field))) ? { mark: '▲', words: texts.isSample } : { words };
}
