import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { declineTexts as texts } from './form-texts.ts';

interface DeclineFormProps {
  onDecline: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a request was declined. */
export function DeclineForm({ onDecline, onCancel }: DeclineFormProps) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(String(new FormData(event.currentTarget).get('reason')));
      }}
    >
      <Field label={texts.reason}>
        {(control) => (
          <select {...control} className="input" name="reason" ref={(select) => select?.focus()}>
            {texts.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary}>
          {texts.decline}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
