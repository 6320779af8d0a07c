import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ACTIONS, CARD, CARDS } from '#admin/shown/card-look.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { binTexts as texts } from '#admin/shown/late-texts.ts';
import { binQuery, useRequestMutation, useRestore } from '#admin/shown/request-queries.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { BinnedRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { ApartCard } from './ApartCard.tsx';

export function BinBody() {
  const { data, error, isPending, refetch } = useQuery(binQuery);
  const { mutateAsync } = useRequestMutation(() => call(inboxRoutes.emptyBin, {}));
  const isOwner = use(IsOwner);
  if (isPending) return <Skeleton className="h-[3em] w-full" />;
  if (!data) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;

  const empty = () => window.confirm(texts.confirmEmpty) && announce(mutateAsync(), { done: texts.emptied });

  return (
    <div className={CARDS}>
      <p className="max-w-[66ch]">{texts.retention}</p>
      <p className="max-w-[66ch]">{data.length > 0 ? texts.intro : texts.none}</p>
      {data.map((binned) => (
        <BinCard key={binned.id} binned={binned} />
      ))}
      {data.length > 0 && isOwner && (
        <PendingButton className={`${BUTTON.danger} justify-self-start`} onPress={empty}>
          {texts.empty}
        </PendingButton>
      )}
    </div>
  );
}

function BinCard({ binned }: { binned: BinnedRequest }) {
  const { id, name, message, createdAt, deletedAt, isSuspect } = binned;
  const restore = useRestore();
  const { mutateAsync } = useRequestMutation(() => call(inboxRoutes.erase, { params: { id } }));
  // Suspects are erased 30 days after they arrived, in the bin or not.
  const goesOn = isSuspect
    ? new Date(Date.parse(createdAt) + RETENTION.filteredEnquiryDays * DAY_MS)
    : new Date(Date.parse(deletedAt) + RETENTION.binDays * DAY_MS);
  const erase = () => window.confirm(texts.confirmErase(name)) && announce(mutateAsync(), { done: texts.erased(name) });

  return (
    <ApartCard contact={binned} mark={isSuspect && texts.suspect}>
      <p className="line-clamp-2 wrap-anywhere" dir="auto">
        {message ?? inboxTexts.noMessage}
      </p>
      <p className="text-ink-soft">{texts.goesOn(germanDate(goesOn))}</p>
      <div className={ACTIONS}>
        <PendingButton onPress={() => restore(binned)}>{texts.restore}</PendingButton>
        {use(IsOwner) && (
          <PendingButton className={`${BUTTON.danger} ${CARD.remove}`} onPress={erase}>
            {texts.erase}
          </PendingButton>
        )}
      </div>
    </ApartCard>
  );
}
