import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { BinCard } from './BinCard.tsx';
import { CARDS } from './card-look.ts';
import { binQuery, useEmptyBin } from './contact-queries.ts';
import { contactsPageTexts, suspectsTexts, binTexts as texts } from './texts.ts';

/** What the owner deleted and can still have back (ruling 29). Loaded when it is opened. */
export function Bin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-6 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-bold">{texts.title}</summary>
      {isOpen && <Binned />}
    </details>
  );
}

function Binned() {
  const { data, error, isPending, refetch } = useQuery(binQuery);
  const { mutateAsync } = useEmptyBin();
  if (isPending) return <Skeleton className="h-[3em] w-full" />;
  if (!data) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (data.length === 0) return <p>{texts.none}</p>;

  const empty = () =>
    window.confirm(texts.confirmEmpty) &&
    announce(mutateAsync(undefined), {
      done: { title: contactsPageTexts.removedTitle, description: texts.emptied },
      failed: { title: contactsPageTexts.removeFailedTitle, fallback: suspectsTexts.actionFailed },
    });

  return (
    <div className={CARDS}>
      <p>{texts.intro}</p>
      {data.map((binned) => (
        <BinCard key={binned.id} binned={binned} />
      ))}
      <PendingButton className={`${BUTTON.danger} justify-self-start`} onPress={empty}>
        {texts.empty}
      </PendingButton>
    </div>
  );
}
