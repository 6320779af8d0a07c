import { Link } from 'wouter';
import { CloseNote } from '#admin/dates/CloseNote.tsx';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { finishedTexts } from '#admin/dates/finished-texts.ts';
import { useFinish } from '#admin/dates/use-finish.tsx';
import { addressParts } from '#domain/customers/address.ts';
import { clockTime } from '#domain/jobs/dates/date-words.ts';
import { partOf } from '#domain/jobs/dates/day-plan.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';
import { DAY } from './day-look.ts';
import type { OpenSheet } from './use-job-sheet.tsx';

interface AgendaRowProps {
  date: ListedDate;
  /** Below the heading of its day, as a block of the week, or where no heading names its day. */
  as: 'list' | 'column' | 'glance';
  isOpen?: boolean;
  onSheet: OpenSheet;
  onHold: (isHeld: boolean) => void;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
const CELL =
  'grid min-h-16 content-center justify-items-center gap-1 text-small text-petrol no-underline hover:underline';
const ICON_LINK = 'grid size-12 place-content-center text-[1.4rem] text-petrol';

export function AgendaRow({ date, as, isOpen = false, onSheet, onHold }: AgendaRowProps) {
  const { id, name, what, place, call, email, mobile, stays, isDone } = date;
  const { finish, panel } = useFinish({ ...date, date }, onHold);
  const deeds = [
    ['place', texts.route, place && what !== 'anruf' && mapsLink([place])],
    ['phone', texts.call, call],
    [
      'chat',
      texts.message,
      !isDone && (isUntold(date) || mobile || email) && (() => onSheet(date, isUntold(date) ? 'moved' : 'message')),
    ],
    ['move', texts.move, !isDone && (() => onSheet(date, 'move'))],
  ] as const;
  return (
    <details name="agenda" className="h-full" open={isOpen}>
      <summary className={`list-none ${DAY[as].summary}`}>
        <Words date={date} as={as} />
      </summary>
      <div className={`grid gap-2 pb-2 ${DAY[as].opened}`}>
        {panel ?? (
          <>
            {stays && (
              <p className="border-l-4 border-sun pl-3 text-small whitespace-pre-wrap wrap-anywhere" dir="auto">
                {stays}
              </p>
            )}
            {!isDone && <CloseNote id={id} date={date} />}
            <div className="flex items-center">
              {what === 'arbeit' && !isDone && (
                <PendingButton
                  className={`${BUTTON.primary} flex-1`}
                  onPress={finish}
                  aria-label={texts.of(finishedTexts.finish, name)}
                >
                  {finishedTexts.finish}
                </PendingButton>
              )}
              <Link className={ICON_LINK} href={`/kunde?contact=${id}`} aria-label={texts.of(texts.customer, name)}>
                <Icon name="person" />
              </Link>
              <Link className={ICON_LINK} href={`/contacts?contact=${id}`} aria-label={texts.of(texts.open, name)}>
                <Icon name="more" />
              </Link>
            </div>
            <div className="flex flex-wrap justify-around gap-x-2 border-t border-glass-3">
              {deeds.map(([icon, words, deed]) => {
                if (!deed) return null;
                const isLink = typeof deed === 'string';
                const Cell = isLink ? 'a' : 'button';
                const does = isLink ? { href: deed, ...(icon === 'place' && NEW_TAB) } : { onClick: deed };
                return (
                  <Cell key={words} className={CELL} aria-label={texts.of(words, name)} {...does}>
                    <Icon name={icon} />
                    {words}
                  </Cell>
                );
              })}
            </div>
          </>
        )}
      </div>
    </details>
  );
}

function Words({ date, as }: Pick<AgendaRowProps, 'date' | 'as'>) {
  const { name, what, service = '', time, place: typed = '', cents, isDone } = date;
  const part = partOf(date);
  const { street, place } = addressParts(typed);
  const kind = what === 'arbeit' ? shownValue('service', service).split(' ')[0] : labelOf(dateTexts.kinds, what);
  const untold = isUntold(date) && texts.untold;
  const who = (
    <>
      {isDone && <span className="text-vine">✓ </span>}
      <bdi className="font-medium">{name}</bdi>
    </>
  );
  if (as === 'column') {
    const when = [part && texts.between(part), place].filter(Boolean).join(' · ');
    return [who, when, kind, cents && shortPrice(cents), untold].map(
      (line, at) =>
        line && (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lines have no state.
          <span key={at} className={`block ${at > 0 ? 'text-[0.9375rem]' : ''}`}>
            {line}
          </span>
        ),
    );
  }
  return (
    <>
      {as === 'glance' ? (
        <DateGlance date={date} />
      ) : (
        <span className="tabular-nums">
          {time && <strong className="font-medium">{clockTime(time)}</strong>}
          {part && <span className="block text-small text-ink-soft"> {texts.until(part.until)} </span>}
        </span>
      )}
      <span className="wrap-anywhere">
        {who}
        {kind && <span className="text-ink-soft"> · {kind}</span>}
        <bdi className="block text-small text-ink-soft"> {[street, place].filter(Boolean).join(', ')}</bdi>
        {untold && <span className="block text-small"> {untold}</span>}
      </span>
    </>
  );
}

const isUntold = ({ was, toldAt }: ListedDate) => was !== undefined && !toldAt;
