import { type ButtonHTMLAttributes, useRef } from 'react';
import { PICTURE_TYPES } from '#shared/browser/picture-types.ts';

interface PictureButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> {
  /** A press does nothing then. */
  isBusy?: boolean;
  multiple?: boolean;
  onPick: (files: readonly File[]) => unknown;
}

export function PictureButton({ isBusy = false, multiple = false, onPick, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button {...button} type="button" aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
