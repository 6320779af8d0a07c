import { useRef, useState } from 'react';
import { priceDraft } from '#admin/case/drafts.ts';
import { PriceForm } from '#admin/case/PriceForm.tsx';
import { stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { useCustomer, useOwn } from '#admin/shown/use-customers.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { BUTTON_CELL, CELLS } from './cell-look.ts';
import type { FinishedJob } from './finished-job.ts';
import { finishedTexts as texts } from './finished-texts.ts';

interface FinishedPriceProps {
  job: FinishedJob;
  number: number;
  onStored: (cents: number) => void;
}

/** Proposes the price of the offer or the last job, and stores it by a tap; 'anders', or no known price, opens a field. */
export function FinishedPrice({ job: { id, cents }, number, onStored }: FinishedPriceProps) {
  const { isPending } = useOwn(id);
  const last = useCustomer(id)?.jobs.find((job) => job.cents)?.cents;
  const [stored, setStored] = useState<number>();
  const [isOther, setOther] = useState(() => hasDraft(priceDraft(id)));
  const { enter } = useEntries({ id });
  // An equal price before it is another answer.
  const version = useRef(number);
  const known = stored ?? cents;
  const proposed = known ?? last;

  async function store(price: number) {
    if (price !== known) {
      version.current = (await enter({ kind: 'price', cents: price, version: version.current })).number;
    }
    setStored(price);
    setOther(false);
    onStored(price);
  }

  if (!proposed && isPending) return <div className="min-h-touch" aria-busy="true" />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {proposed && (
        <>
          <span className="field-label">{texts.price}</span>
          <span className={`${CELLS} flex-1 grid-cols-2`}>
            <PendingButton
              className={BUTTON_CELL}
              // The offer holds.
              aria-pressed={proposed === known && !isOther}
              onPress={() => announce(store(proposed), { failed: stepTexts.failed })}
            >
              {shortPrice(proposed)} ✓
            </PendingButton>
            <button type="button" className={BUTTON_CELL} aria-pressed={isOther} onClick={() => setOther(true)}>
              {texts.other}
            </button>
          </span>
        </>
      )}
      {(isOther || !proposed) && <PriceForm request={{ id }} label={texts.price} autoFocus={isOther} store={store} />}
    </div>
  );
}
