import { Link } from 'wouter';
import { CloseNote } from '#admin/dates/CloseNote.tsx';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { finishedTexts } from '#admin/dates/finished-texts.ts';
import { onTheWayTexts } from '#admin/dates/on-the-way-texts.ts';
import { useFinish } from '#admin/dates/use-finish.tsx';
import { shortPrice } from '#domain/requests/case/price.ts';
import { clockTime, whatOf } from '#domain/requests/dates/date-words.ts';
import type { ListedDate } from '#domain/requests/dates/shapes.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { smsLink } from '#shared/format/sms-link.ts';
import { surnameOf } from '#shared/format/surname-of.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';

interface AgendaRowProps {
  date: ListedDate;
  /** Whether the row names its day, because no heading does. */
  hasDay?: boolean;
  /** Tells the list to keep the row of a finished job. */
  onHold: (isHeld: boolean) => void;
}

/** A date of the agenda; a tap shows its buttons: route, call, message. */
export function AgendaRow({ date, hasDay = false, onHold }: AgendaRowProps) {
  const { id, name, what, time, place, call, mail, mobile, service, cents, stays } = date;
  const { finish, panel } = useFinish({ ...date, date }, onHold);
  const callOrMail = call ? texts.call : texts.mail;
  const clock = time && clockTime(time);
  const message = mobile && what !== 'anruf' && smsLink(mobile, onTheWayTexts.message(name, clock));
  const facts = [service && shownValue('service', service).split(' ')[0], cents && shortPrice(cents)].filter(Boolean);
  if (panel) return <li className="border-t border-glass-3 first:border-t-0">{panel}</li>;
  return (
    <li className="border-t border-glass-3 py-1 first:border-t-0">
      <details name="agenda">
        <summary className="min-h-touch py-2">
          {hasDay ? (
            <span className="block">
              <DateGlance date={date} />
            </span>
          ) : (
            <strong className="tabular-nums">{clock} </strong>
          )}
          <bdi className="font-bold">{surnameOf(name)}</bdi>
          {place && <bdi className="wrap-anywhere"> · {place}</bdi>}
          {!hasDay && <> · {whatOf(date)}</>}
          {!hasDay && facts.length > 0 && <span className="block text-small text-ink-soft">{facts.join(', ')}</span>}
          {!hasDay && stays && (
            <span
              className="mt-1 block border-l-4 border-sun pl-2 text-small whitespace-pre-wrap wrap-anywhere"
              dir="auto"
            >
              {stays}
            </span>
          )}
        </summary>
        <div className="flex flex-wrap gap-2 pb-3">
          {place && what !== 'anruf' && (
            <a
              className={BUTTON.primary}
              href={mapsLink([place])}
              aria-label={texts.of(texts.route, name)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.route}
            </a>
          )}
          {(call || mail) && (
            <a className="button" href={call ?? mail} aria-label={texts.of(callOrMail, name)}>
              {callOrMail}
            </a>
          )}
          {message && (
            <a className="button" href={message} aria-label={texts.of(texts.onTheWay, name)}>
              {texts.onTheWay}
            </a>
          )}
          {what === 'arbeit' && (
            <PendingButton onPress={finish} aria-label={texts.of(finishedTexts.finish, name)}>
              {finishedTexts.finish}
            </PendingButton>
          )}
          <Link className="button" href={`/kunde?contact=${id}`} aria-label={texts.of(texts.customer, name)}>
            {texts.customer}
          </Link>
          <Link className="button" href={`/contacts?contact=${id}`} aria-label={texts.of(texts.open, name)}>
            {texts.open}
          </Link>
        </div>
      </details>
      <CloseNote id={id} date={date} />
    </li>
  );
}
