import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { sentenceOf } from '#domain/absence/absence.ts';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { ABSENT_PATH } from '#shared/ui/page-titles.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { absenceRoutes, type SentAbsence } from './contract.ts';
import { DatesInside } from './DatesInside.tsx';
import { absencePanelTexts as texts } from './texts.ts';
import { spanWords } from './words.ts';

export function Absences() {
  const absences = useQuery(waitingQuery).data?.absences ?? [];
  const isOwner = useContext(IsOwner);
  const [path, navigate] = useLocation();
  const opened = new URLSearchParams(useSearch()).get('nicht-da');
  const changed = absences.find(({ id }) => id === opened);
  return (
    <>
      {isOwner && (
        <Link className="mr-4 mb-2 inline-flex min-h-touch items-center" href={ABSENT_PATH}>
          {texts.title}
        </Link>
      )}
      {absences.map((absence) => (
        <AbsenceBand key={absence.id} absence={absence} isOwner={isOwner} />
      ))}
      {(opened === '' || changed) && (
        <AbsenceForm key={opened} absence={changed} onClose={() => navigate(path, { replace: true })} />
      )}
    </>
  );
}

function AbsenceBand({ absence, isOwner }: { absence: SentAbsence; isOwner: boolean }) {
  const { id, from } = absence;
  const now = new Date();
  const saving = useChange([], () => call(absenceRoutes.save, { body: absence }));
  const ending = useChange([], () => call(absenceRoutes.end, { query: { id } }));
  const undo = { label: uiTexts.undo, onSelect: () => void announce(saving.mutateAsync(), { done: texts.saved }) };
  const done = { title: uiTexts.sent.doneTitle, description: texts.ended, action: undo };
  return (
    <section ref={handOnFocus} className="mb-4 border-y border-glass-3 py-3" aria-labelledby={`absence-${id}`}>
      <h2 id={`absence-${id}`} className="text-body">
        <span aria-hidden="true">● </span>
        {texts.away(spanWords(absence, now))}
      </h2>
      <p className="wrap-anywhere text-ink-soft">{texts.says(sentenceOf(absence))}</p>
      {isOwner && (
        <p className="mt-2 flex flex-wrap gap-2">
          <PendingButton onPress={() => announce(ending.mutateAsync(), { done })}>
            {from <= berlinDay(now) ? texts.back : texts.notAway}
          </PendingButton>
          <Link className="button" href={`${ABSENT_PATH}=${id}`}>
            {texts.change}
          </Link>
        </p>
      )}
      <DatesInside days={absence} />
    </section>
  );
}
