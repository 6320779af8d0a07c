import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { PAGING_REST_MS } from '#config/limits.ts';
import { usePress } from './use-press.ts';

interface PendingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled'> {
  /** Returns false on a failure, as `announce` does. */
  onPress: () => unknown;
  /** Whether it is already under way, e.g. started in another window. A press does nothing then. */
  isPending?: boolean;
  pendingWords?: string;
}

/** Not `disabled` while it works, because it would lose the focus (WCAG 2.4.3). A second press repeats what failed. */
export function PendingButton({
  onPress,
  isPending = false,
  pendingWords,
  className = 'button',
  type = 'button',
  children,
  ...others
}: PendingButtonProps) {
  const { isWorking, press } = usePress(onPress);
  const isBusy = isWorking || isPending;
  return (
    <button
      {...others}
      type={type}
      className={className}
      aria-disabled={isBusy}
      onClick={(tap) => {
        if (!isForLastButton(tap) && (!isPending || isWorking)) void press();
      }}
    >
      {(isBusy && pendingWords) || children}
    </button>
  );
}

let last: { button?: Element; x: number; y: number; at: number } = { x: 0, y: 0, at: 0 };
/** The size of a touch target. */
const NEAR_PX = 44;

/** Whether a tap is the second at one place, meant for a button that the first one removed. A key is never. */
function isForLastButton({ currentTarget: button, clientX: x, clientY: y, detail }: MouseEvent) {
  const before = last;
  last = { button, x, y, at: Date.now() };
  const isNear = detail > 0 && Math.hypot(x - before.x, y - before.y) < NEAR_PX;
  return before.button?.isConnected === false && isNear && last.at - before.at < PAGING_REST_MS;
}
