import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AnswerWays } from '#admin/card/AnswerWays.tsx';
import { FieldLines } from '#admin/card/CardFields.tsx';
import { RemoveButton } from '#admin/card/RemoveButton.tsx';
import { Reach } from '#admin/card/RequestHead.tsx';
import { ACTIONS, CARD, CARDS, DETAIL, INBOX_HEADING } from '#admin/shown/card-look.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { suspectsTexts as texts } from '#admin/shown/late-texts.ts';
import { Pagination } from '#admin/shown/Pagination.tsx';
import { suspectsQuery, useRequestMutation } from '#admin/shown/request-queries.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import { useRemoveMany } from '#admin/shown/use-remove-many.ts';
import { SEARCH_MAX_CHARS, SUSPECTS_PER_PAGE } from '#config/limits.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { ApartCard } from './ApartCard.tsx';

const SHOWN = 'suspects-shown';

export function SuspectsBody({ count, newest }: { count: number; newest: SuspectRequest }) {
  const [{ page, search }, setShown] = useState({ page: 1, search: '' });
  const { data, error, refetch } = useQuery({ ...suspectsQuery(page, search), placeholderData: keepPreviousData });
  const { suspects = [], total = count } = data ?? {};
  const pages = Math.ceil(total / SUSPECTS_PER_PAGE);
  // The last page may have become empty.
  if (page > Math.max(1, pages)) setShown({ page: Math.max(1, pages), search });
  const remove = useRemoveMany((until: string) => call(inboxRoutes.removeSuspects, { query: { until } }));

  async function removeAll() {
    const isRemoved = await remove(newest.createdAt, { ...texts.removal, confirm: texts.confirmRemoveAll(count) });
    if (isRemoved) document.getElementById(INBOX_HEADING)?.focus();
  }

  return (
    <>
      <p className="max-w-[66ch]">{texts.intro}</p>
      <PendingButton className={`${BUTTON.danger} mt-3`} onPress={removeAll}>
        {texts.removeAll}
      </PendingButton>
      <search className="mt-4 block max-w-[30rem]">
        <TextField
          label={texts.search}
          type="search"
          maxLength={SEARCH_MAX_CHARS}
          value={search}
          onChange={({ target }) => setShown({ page: 1, search: target.value })}
        />
      </search>
      <p id={SHOWN} className="mt-4 scroll-mt-4 text-ink-soft" role="status">
        {search ? inboxTexts.matches(total) : texts.shown(page, Math.max(1, pages))}
      </p>
      {!data && error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />}
      <div className={`${CARDS} mt-4`}>
        {suspects.map((suspect) => (
          <SuspectCard key={suspect.id} suspect={suspect} />
        ))}
        <Pagination
          page={page}
          pages={pages}
          onPage={(next) => setShown({ page: next, search })}
          label={texts.pages}
          heading={SHOWN}
        />
      </div>
    </>
  );
}

function SuspectCard({ suspect }: { suspect: SuspectRequest }) {
  const { id, name, phone = '', email, place, reason, message } = suspect;
  const accept = useRequestMutation(() => call(inboxRoutes.accept, { params: { id } }));
  const [, navigate] = useLocation();

  const takeOver = () =>
    announce(accept.mutateAsync(), {
      done: {
        title: inboxTexts.removedTitle,
        description: texts.accepted,
        action: { label: inboxTexts.showAccepted, onSelect: () => navigate(`/contacts/${id}`) },
      },
    });
  return (
    <ApartCard contact={suspect}>
      <p className="text-ink-soft">{labelOf(texts.reasons, reason)}</p>
      <Reach phone={phone} email={email} address={place} />
      <FieldLines contact={suspect} />
      <p className={CARD.message} dir="auto">
        {message ?? inboxTexts.noMessage}
      </p>
      <div className={DETAIL.ways}>
        <AnswerWays contact={suspect} address={place} />
      </div>
      <div className={ACTIONS}>
        <PendingButton onPress={takeOver}>{texts.accept}</PendingButton>
        <RemoveButton contact={{ id, name, isSuspect: true }} className={`${BUTTON.danger} ${CARD.remove}`} />
      </div>
    </ApartCard>
  );
}
