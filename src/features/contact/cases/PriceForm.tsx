import { useRef } from 'react';
import * as z from 'zod/mini';
import { PRICE_MAX_CHARS } from '#config/limits.ts';
import { line } from '#shared/api/text-fields.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { contactErrors } from '../texts.ts';
import { useEnter } from './case-queries.ts';
import { priceTexts } from './history-texts.ts';
import { centsOf, germanPrice } from './price.ts';
import { stepTexts as texts } from './texts.ts';
import { useUndo } from './use-undo.ts';

const quoted = z.object({
  price: line(PRICE_MAX_CHARS, { missing: contactErrors.notAPrice }).check(
    z.refine((typed) => centsOf(typed) !== undefined, contactErrors.notAPrice),
  ),
});

/** The price that was quoted: a new one takes the place of the one before, and can be taken back. */
export function PriceForm({ id, cents }: { id: string; cents: number | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync } = useEnter();
  const { offerUndo } = useUndo(id);

  async function store(cents: number) {
    const words = germanPrice(cents);
    await announce(mutateAsync({ id, entry: { kind: 'price', cents } }), {
      done: ({ number }) => ({
        title: texts.doneTitle,
        description: priceTexts.saved(words),
        action: offerUndo(number, priceTexts.saved(words)),
      }),
      failed: { title: texts.failedTitle, fallback: texts.failed },
    });
  }

  const { errors, submit } = useSentForm(quoted, ({ price }) => store(centsOf(price) ?? 0));

  async function save() {
    if (form.current) await submit(form.current);
  }

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        // What another one entered meanwhile is what stands here then.
        key={cents}
        label={priceTexts.price}
        labelNote={priceTexts.example}
        error={errors.price}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={PRICE_MAX_CHARS}
        defaultValue={cents === undefined ? '' : germanPrice(cents)}
      />
      <PendingButton onPress={save}>{priceTexts.save}</PendingButton>
    </form>
  );
}
