import { useRef } from 'react';
import { PendingButton } from './PendingButton.tsx';
import { TextField } from './TextField.tsx';
import { announce } from './toast/announce.ts';

interface CopyLinkProps {
  link: string;
  texts: { label: string; copy: string; copied: string; notCopied: string };
}

export function CopyLink({ link, texts }: CopyLinkProps) {
  const field = useRef<HTMLDivElement>(null);
  const copy = async () => {
    field.current?.querySelector('input')?.select();
    await navigator.clipboard.writeText(link);
  };
  return (
    <>
      <div ref={field}>
        <TextField label={texts.label} value={link} readOnly />
      </div>
      <PendingButton
        className="button justify-self-start"
        onPress={() =>
          announce(copy(), {
            done: texts.copied,
            failed: texts.notCopied,
          })
        }
      >
        {texts.copy}
      </PendingButton>
    </>
  );
}
