import * as z from 'zod/mini';
import { centsOf, germanPrice } from '#domain/jobs/price.ts';
import { historyTexts, priceTexts } from '#domain/requests/case/history-texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { told } from '#shared/api/field-meta.ts';
import { line } from '#shared/api/text-fields.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { priceDraft } from './drafts.ts';
import { useEntries } from './use-entries.ts';

const PRICE_MAX_CHARS = 20;

export const priceText = (mayBeEmpty: boolean) =>
  line(PRICE_MAX_CHARS).check(
    z.refine((typed) => centsOf(typed) !== undefined || (mayBeEmpty && typed === ''), requestErrors.notAPrice),
  );

const priceForm = (mayBeEmpty: boolean) =>
  z.object({ price: told(priceText(mayBeEmpty), { label: priceTexts.price, input: { inputMode: 'decimal' } }) });
const [FIRST, LATER] = [priceForm(false), priceForm(true)];

/** Sets the quoted price; a new one replaces the last, an empty one removes it. Each can be undone. */
export function PriceForm({ request, onSaved }: { request: Pick<StoredRequest, 'id' | 'state'>; onSaved: () => void }) {
  const { id, state } = request;
  const cents = state?.priceCents;
  const { enter, saying } = useEntries(request);
  const { form, field, draft } = useSentForm(
    cents === undefined ? FIRST : LATER,
    async (typed) => {
      // Nobody typed: a second tap.
      if (draft || !cents) await enterPrice(centsOf(typed.price) ?? 0);
    },
    {
      draft: priceDraft(id),
      start: { price: cents === undefined ? '' : germanPrice(cents) },
      onSaved,
    },
  );

  async function enterPrice(typed: number) {
    const words = typed ? priceTexts.saved(germanPrice(typed)) : historyTexts.kinds.unpriced;
    showToast(saying(words, words)(await enter({ kind: 'price', cents: typed })));
  }

  return (
    <SentForm form={form} words={[priceTexts.save]} isQuiet className="flex basis-full flex-wrap items-end gap-2">
      <FormField {...field('price')} labelNote={priceTexts.example} input={{ autoFocus: true }} />
    </SentForm>
  );
}
