import type { Facts } from '#content/facts-schema.ts';
import { hoursLine, phoneSentence } from '#content/hours.ts';
import { changeTexts } from '#domain/site/texts.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { reviewTexts as texts } from './texts.ts';

export type Swap = readonly [before: string, after: string];

/** The forms in which pages show a value: '10 Prozent' as '10 %', '60 Jahre' as 'über 60'. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/ Prozent$/, ' %'],
  [/ Euro$/, ' €'],
  [/^(\d+) Jahre$/, texts.over],
  [/^(\d+) Jahre$/, texts.from],
];

/** The words of a change in the forms of the pages. New things have none. */
export function swapsOf({ field, before, after }: Sentence, live: Facts, edited: Facts): Swap[] {
  if (field === 'hours.week') return weekSwaps(live.hours.week, edited.hours.week);
  if (!before || !after || NO_PAGE_SAYS.includes(before)) return [];
  const forms = FORMS.filter(([form]) => form.test(before) && form.test(after)).map(
    ([form, shown]): Swap => [before.replace(form, shown), after.replace(form, shown)],
  );
  return [...forms, [before, after]];
}

const NO_PAGE_SAYS = [changeTexts.none, changeTexts.picture, changeTexts.yes, changeTexts.no];

type Week = Facts['hours']['week'];

function weekSwaps(before: Week, after: Week): Swap[] {
  const lines = (['onSite', 'phone', 'talks'] as const).flatMap((kind) =>
    before[kind].flatMap((hours, place): Swap[] => {
      const fresh = after[kind][place];
      return fresh ? [[hoursLine(hours), hoursLine(fresh)]] : [];
    }),
  );
  return [[phoneSentence(before), phoneSentence(after)] as const, ...lines].filter(([old, fresh]) => old !== fresh);
}
