import * as z from 'zod/mini';
import { useEntries } from '#admin/case/use-entries.ts';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { told } from '#shared/api/field-meta.ts';
import { lines } from '#shared/api/text-fields.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { PAGE } from './customer-look.ts';
import { customerTexts as texts } from './texts.ts';

const draftOf = ({ requests }: Customer) => `stays:${requests.at(-1)?.id}`;

/** What stays true at each job, e.g. where the key is. The pen edits it in a sheet. */
export function StaysNote({ customer }: { customer: Customer }) {
  const { stays } = customer;
  return (
    <div className="flex items-center gap-2 py-2">
      {stays && (
        <p className="min-w-0 flex-1 border-l-4 border-sun pl-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {stays}
        </p>
      )}
      <SheetButton
        title={texts.stays}
        sheet={(close) => <StaysForm customer={customer} onDone={close} />}
        className={`${PAGE.icon} ${stays ? '-mr-3' : ''}`}
        aria-label={stays && texts.changeStays}
      >
        <Icon name="pen" />
        {!stays && texts.writeStays}
      </SheetButton>
    </div>
  );
}

const typed = z.object({
  text: told(lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong }), {
    label: texts.stays,
    hint: texts.staysHint,
    long: true,
  }),
});

function StaysForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { enter, saying } = useEntries(customer.requests[0] ?? { id: '' });
  const { form, field, draft } = useSentForm(
    typed,
    async ({ text }) => {
      // Nobody typed.
      if (!draft) return;
      showToast(saying(texts.staysSaved(text !== ''), texts.staysUndone)(await enter({ kind: 'stays', text })));
    },
    {
      draft: draftOf(customer),
      start: { text: customer.stays ?? '' },
      onSaved: onDone,
    },
  );

  return (
    <SentForm
      form={form}
      words={[...uiTexts.save, texts.cancel]}
      onCancel={onDone}
      className="grid gap-3 [&_.field-label]:sr-only"
    >
      <FormField {...field('text')} />
    </SentForm>
  );
}
