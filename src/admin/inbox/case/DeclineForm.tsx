import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { declineTexts } from './texts.ts';

/** Asks why a request was declined. */
export function DeclineForm({ onDecline, onCancel }: { onDecline: (reason: string) => void; onCancel: () => void }) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(String(new FormData(event.currentTarget).get('reason')));
      }}
    >
      <Field label={declineTexts.reason}>
        {(control) => (
          <select {...control} className="input" name="reason" ref={(select) => select?.focus()}>
            {declineTexts.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary}>
          {declineTexts.decline}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {declineTexts.cancel}
        </button>
      </div>
    </form>
  );
}
