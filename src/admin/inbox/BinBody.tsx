import { useQuery } from '@tanstack/react-query';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { BinCard } from './BinCard.tsx';
import { binTexts as texts } from './bin-texts.ts';
import { CARDS } from './card-look.ts';
import { binQuery, useEmptyBin } from './contact-queries.ts';

/** What lies in the bin, and emptying it. */
export function BinBody() {
  const { data, error, isPending, refetch } = useQuery(binQuery);
  const { mutateAsync } = useEmptyBin();
  if (isPending) return <Skeleton className="h-[3em] w-full" />;
  if (!data) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (data.length === 0) return <p>{texts.none}</p>;

  const empty = () => window.confirm(texts.confirmEmpty) && announce(mutateAsync(undefined), { done: texts.emptied });

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
