import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';

interface SaveOrCancelProps {
  save: () => Promise<boolean>;
  /** Ends the draft. */
  forget: () => unknown;
  onClose: () => void;
  words: { save: string; cancel: string };
}

/** The buttons below a form with a draft; the second one discards it. */
export const SaveOrCancel = ({ save, forget, onClose, words }: SaveOrCancelProps) => (
  <div className="flex flex-wrap gap-2">
    <PendingButton type="submit" className={BUTTON.primary} onPress={save}>
      {words.save}
    </PendingButton>
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
  </div>
);
