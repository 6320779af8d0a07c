import { RecoverySheet } from '#admin/accounts/RecoverySheet.tsx';
import { Passkeys } from '#admin/sign-in/passkeys/KeySection.tsx';
import { Panes } from '#shared/ui/Panes.tsx';

/** The keys and the recovery sheet: one step, because a key alone is gone with its device. */
export const KeysWithSheet = () => (
  <Panes className="items-start">
    <Passkeys />
    <RecoverySheet />
  </Panes>
);
