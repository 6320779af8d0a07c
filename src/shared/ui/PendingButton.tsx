import type { ButtonHTMLAttributes } from 'react';
import { usePress } from './use-press.ts';

interface PendingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'type'> {
  /** Returns false on a failure, as `announce` does. */
  onPress: () => unknown;
  /** Whether it is already under way, e.g. started in another window. A press does nothing then. */
  isPending?: boolean;
  /** The label while it is under way; default: the usual one. */
  pendingWords?: string;
  /** Whether a second press means 'once more', as with a refresh; see usePress. */
  repeated?: boolean;
}

/**
 * A button that starts work and waits for its end. It is not `disabled` meanwhile, because it would lose the focus
 * (WCAG 2.4.3). It remembers a second press.
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
