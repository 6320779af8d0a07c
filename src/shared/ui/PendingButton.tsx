import type { ButtonHTMLAttributes } from 'react';
import { usePress } from './use-press.ts';

interface PendingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'type'> {
  /** What a press starts; gives false where it failed, as `announce` does. */
  onPress: () => unknown;
  /** Under way for another reason, e.g. started in another window: a press does nothing then. */
  isPending?: boolean;
  /** The button's words meanwhile; its usual ones where not given. */
  pendingWords?: string;
  /** Whether a second press means 'once more', as with a refresh; see usePress. */
  repeated?: boolean;
}

/**
 * A button that starts something and waits for its end. It keeps the focus meanwhile, which `disabled` would take away
 * (WCAG 2.4.3), and it keeps a second press.
 */
export function PendingButton({
  onPress,
  isPending = false,
  pendingWords,
  repeated = false,
  className = 'button',
  children,
  ...others
}: PendingButtonProps) {
  const { isWorking, press } = usePress(onPress, { repeated });
  const isBusy = isWorking || isPending;
  return (
    <button
      {...others}
      type="button"
      className={className}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isPending || isWorking) void press();
      }}
    >
      {(isBusy && pendingWords) || children}
    </button>
  );
}
