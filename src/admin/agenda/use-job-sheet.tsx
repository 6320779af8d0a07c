import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTold } from '#admin/case/use-entries.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { useOwn } from '#admin/shown/use-customers.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { sheetTexts as texts } from './agenda-texts.ts';

const DateForm = latePart('h-[24rem]', async () => (await import('#admin/dates/DateForm.tsx')).DateForm);
const ReplyMenu = latePart('h-[20rem]', async () => (await import('#admin/reply/ReplyMenu.tsx')).ReplyMenu);

export type OpenSheet = (date: ListedDate, kind: keyof typeof texts.titles) => void;

export function useJobSheet() {
  const [shown, setShown] = useState<{ date: ListedDate; kind: keyof typeof texts.titles }>();
  const { data } = useQuery(waitingQuery);
  const { request } = useOwn(shown?.date.id ?? '');
  const open: OpenSheet = (date, kind) => setShown({ date, kind });
  if (!shown) return { open, sheet: null };
  const { kind } = shown;
  const { id } = shown.date;
  const date = data?.dates.find((one) => one.id === id) ?? shown.date;
  const today = berlinDay(new Date());
  const near = date.day === today ? 'today' : date.day === addDays(today, 1) ? 'tomorrow' : 'later';
  const fitting = texts.templates[kind === 'moved' ? kind : near];
  const sheet = (
    <Sheet title={texts.titles[kind](date.name)} onClose={() => setShown(undefined)}>
      {kind === 'move' && request && (
        <DateForm request={request} isMove onClose={() => setShown(undefined)} onSaved={() => open(date, 'moved')} />
      )}
      {kind !== 'move' && request && (
        <ReplyMenu key={kind} request={request} address={date.place} way="any" first={fitting[0]} fitting={fitting} />
      )}
      {kind === 'moved' && <ToldButton date={date} onTold={() => setShown(undefined)} />}
    </Sheet>
  );
  return { open, sheet };
}

function ToldButton({ date, onTold }: { date: ListedDate; onTold: () => void }) {
  const tell = useTold(date);
  return (
    <PendingButton className={BUTTON.primary} onPress={async () => (await tell(true)) && onTold()}>
      {texts.knows(date.name)}
    </PendingButton>
  );
}
