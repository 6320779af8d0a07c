/** Cells of one frame with hairlines between them. A chosen cell is never filled. */
export const CELLS = 'grid gap-px overflow-hidden rounded border border-edge bg-glass-3';

/** A button as a cell; the radio buttons of CellField look the same. */
export const BUTTON_CELL =
  'min-h-touch bg-surface px-1 text-small leading-tight tabular-nums aria-pressed:bg-glass-2 aria-pressed:font-bold aria-pressed:text-petrol aria-pressed:[box-shadow:inset_0_0_0_2px_var(--color-petrol)] focus-visible:[outline-offset:-4px]';
