import type { ButtonHTMLAttributes } from 'react';
import { usePress } from './use-press.ts';

interface PendingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'type'> {
  onPress: () => unknown;
  /** Whether it is already under way, e.g. started in another window. A press does nothing then. */
  isPending?: boolean | undefined;
  pendingWords?: string;
}

/** Not `disabled` while it works, because it would lose the focus (WCAG 2.4.3). A press meanwhile does nothing. */
export function PendingButton({
  onPress,
  isPending = false,
  pendingWords,
  className = 'button',
  children,
  ...others
}: PendingButtonProps) {
  const { isWorking, press } = usePress(onPress);
  const isBusy = isWorking || isPending;
  return (
    <button
      {...others}
      type="button"
      className={className}
      aria-disabled={isBusy}
      onClick={() => !isPending && press()}
    >
      {(isBusy && pendingWords) || children}
    </button>
  );
}
