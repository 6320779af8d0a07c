import { useRef } from 'react';
import { INVITATION_PATH } from '#shared/api/invitation-path.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { administratorTexts as texts } from './texts.ts';

/** The link of an invitation, to be handed on. */
export function InvitationLink({ token }: { token: string }) {
  const field = useRef<HTMLDivElement>(null);
  const link = `${location.origin}/admin${INVITATION_PATH}#${token}`;
  const copy = async () => {
    field.current?.querySelector('input')?.select();
    await navigator.clipboard.writeText(link);
  };
  return (
    <>
      <p>{texts.handOn}</p>
      <div ref={field}>
        <TextField label={texts.link} value={link} readOnly />
      </div>
      <PendingButton
        className="button justify-self-start"
        repeated
        onPress={() =>
          announce(copy(), {
            done: { title: uiTexts.sent.doneTitle, description: texts.copied },
            failed: { title: uiTexts.sent.failedTitle, fallback: texts.notCopied },
          })
        }
      >
        {texts.copy}
      </PendingButton>
    </>
  );
}
