import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';
import { Sheet } from './Sheet.tsx';

interface SheetButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  title: string;
  sheet: (close: () => void) => ReactNode;
}

/** A button with the sheet that it opens. */
export function SheetButton({ title, sheet, className = 'button', ...button }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button {...button} type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={title} onClose={close}>
          {sheet(close)}
        </Sheet>
      )}
    </>
  );
}
