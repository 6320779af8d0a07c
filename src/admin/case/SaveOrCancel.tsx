import type { ReactNode } from 'react';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';

interface SaveOrCancelProps {
  save: () => Promise<boolean>;
  forget: () => unknown;
  onClose?: (() => void) | undefined;
  words: { save: string; cancel: string };
  failure?: string | undefined;
  children?: ReactNode;
}

export const SaveOrCancel = ({ save, forget, onClose, words, failure, children }: SaveOrCancelProps) => (
  <div className="flex flex-wrap gap-2">
    {failure && <FormFailure words={failure} />}
    <PendingButton type="submit" className={BUTTON.primary} onPress={save}>
      {words.save}
    </PendingButton>
    {onClose && (
      <button
        type="button"
        className="button"
        onClick={() => {
          forget();
          onClose();
        }}
      >
        {words.cancel}
      </button>
    )}
    {children}
  </div>
);

/** Says beside its button why a form was not saved, because a toast would lie under a dialog. */
export const FormFailure = ({ words }: { words: string }) => (
  <p className="notice notice-error basis-full" role="alert">
    {words}
  </p>
);
