import { dateTexts } from '#domain/requests/dates/texts.ts';
import { addMonths } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { dateFormTexts } from '../dates/form-texts.ts';
import { useDate } from '../dates/use-date.ts';
import { regularTexts as texts } from './texts.ts';

/** One tap plans the next call to a regular: 'in 8 Wochen', 'in 6 Monaten', 'in 1 Jahr'. */
export function CallAgain({ request }: { request: StoredRequest }) {
  const { set } = useDate(request);
  const plan = (day: string) => announce(set({ what: 'anruf', day }, 0), { failed: dateFormTexts.failed });
  return (
    <fieldset ref={handOnFocus}>
      <legend className="field-label">{dateTexts.kinds.anruf}</legend>
      <div className="flex flex-wrap gap-2">
        {callAgainDays(berlinDay(new Date())).map((day, place) => (
          <PendingButton key={day} onPress={() => plan(day)}>
            {texts.again[place]}
          </PendingButton>
        ))}
      </div>
    </fieldset>
  );
}

/** The days 8 weeks, 6 months and 1 year after today; a weekend moves to Monday, because nobody phones then. */
export const callAgainDays = (today: string): string[] =>
  [addDays(today, 8 * 7), addMonths(today, 6), addMonths(today, 12)].map((day) => {
    const fromMonday = (new Date(day).getUTCDay() + 6) % 7;
    return fromMonday < 5 ? day : addDays(day, 7 - fromMonday);
  });
