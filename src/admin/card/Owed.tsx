import { ReplyClock } from '#admin/case/ReplyClock.tsx';
import { owedTexts as texts, waitingTexts } from '#admin/case/texts.ts';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { MINUTE_MS } from '#config/limits.ts';
import { whatOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import { stepLabel, stepOf } from '#domain/jobs/steps.ts';
import { type Task, taskOf } from '#domain/jobs/task.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';

/** A sentence about what the owner owes now, or a few words; else the next date, else the step. */
export function Owed({ contact, isShort = false }: { contact: StoredRequest; isShort?: boolean }) {
  const now = useNow(MINUTE_MS / 2);
  const task = taskOf(contact, now);
  const date = contact.state?.date;
  if (task?.what === 'answer') return <ReplyClock request={contact} isShort={isShort} />;
  const words = task && (isShort ? shortWords(task) : wordsOf(task, contact, now));
  if (words) return <Due words={words} />;
  if (date) return <DateGlance date={date} />;
  const step = stepOf(contact);
  return <span>{contact.isRepeat && step === 'neu' ? texts.again : stepLabel(step)}</span>;
}

const shortWords = ({ what }: Task) => (what === 'answer' || what === 'call' ? undefined : texts.short[what]);

function wordsOf({ what, since }: Task, contact: StoredRequest, now: Date): string | undefined {
  const date = contact.state?.date;
  if (what === 'ask') return waitingTexts.asks(stepOf(contact), shortGermanDate(new Date(since)));
  if (date && what === 'tell') return texts.tell(whenOf(date, now));
  if (date && (what === 'price' || what === 'settle')) {
    return texts[what](whatOf({ what: date.what }), pastDay(date.day, now));
  }
  return undefined;
}

const Due = ({ words }: { words: string }) => (
  <span className="before:mr-[0.4em] before:text-[0.75em] before:content-['●'/'']">{words}</span>
);

const pastDay = (day: string, now: Date) => {
  const today = berlinDay(now);
  if (day === today) return historyTexts.today.toLowerCase();
  if (day === addDays(today, -1)) return historyTexts.yesterday.toLowerCase();
  return texts.on(whenOf({ day, time: undefined }, now));
};
