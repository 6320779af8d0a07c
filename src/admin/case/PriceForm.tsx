import * as z from 'zod/mini';
import { centsOf, germanPrice } from '#domain/jobs/price.ts';
import { historyTexts, priceTexts } from '#domain/requests/case/history-texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { line } from '#shared/api/text-fields.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { priceDraft } from './drafts.ts';
import { stepTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

const PRICE_MAX_CHARS = 20;

export const priceText = (mayBeEmpty: boolean) =>
  line(PRICE_MAX_CHARS).check(
    z.refine((typed) => centsOf(typed) !== undefined || (mayBeEmpty && typed === ''), requestErrors.notAPrice),
  );

interface PriceFormProps {
  request: Pick<StoredRequest, 'id' | 'state'>;
  onSaved: () => void;
}

/** Sets the quoted price; a new one replaces the last, an empty one removes it. Each can be undone. */
export function PriceForm({ request, onSaved }: PriceFormProps) {
  const { id, state } = request;
  const cents = state?.priceCents;
  const { enter, offerUndo } = useEntries(request);
  const { form, draft, save, errors, failure } = useDraftForm(
    priceDraft(id),
    z.object({ price: priceText(cents !== undefined) }),
    async ({ price }) => {
      // Nobody typed: a second tap.
      if (draft || !cents) await enterPrice(centsOf(price) ?? 0);
    },
    { kept: priceTexts.kept, isToldHere: true, onSaved },
  );

  async function enterPrice(typed: number) {
    const { number } = await enter({ kind: 'price', cents: typed });
    const description = typed ? priceTexts.saved(germanPrice(typed)) : historyTexts.kinds.unpriced;
    showToast({ title: texts.doneTitle, description, action: offerUndo(number, description) });
  }

  return (
    <form className="flex basis-full flex-wrap items-end gap-2" {...form}>
      <TextField
        label={priceTexts.price}
        labelNote={priceTexts.example}
        error={errors.price ?? failure}
        name="price"
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        // Shows a price entered elsewhere, unless somebody is typing.
        defaultValue={cents === undefined ? '' : germanPrice(cents)}
      />
      <PendingButton onPress={save}>{priceTexts.save}</PendingButton>
    </form>
  );
}
