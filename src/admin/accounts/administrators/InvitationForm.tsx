import { useState } from 'react';
import { INVITATION_PATH, tokenLink } from '#domain/people/token-links.ts';
import { call } from '#shared/api/call.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { CopyLink } from '#shared/ui/CopyLink.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { administratorsQuery } from './AdministratorList.tsx';
import { administratorRoutes, type Invitee, invitee } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

/** Invites somebody by mail. Also shows the link to hand on, because the mail may fail. */
export function InvitationForm() {
  const invite = useChange(administratorsQuery.queryKey, (body: Invitee) => call(administratorRoutes.invite, { body }));
  const [made, setMade] = useState<Invitee & RouteAnswer<typeof administratorRoutes.invite>>();
  const { errors, form } = useSentForm(
    invitee,
    async (body) => setMade({ ...body, ...(await invite.mutateAsync(body)) }),
    { saved: texts.invited, resets: true },
  );
  return (
    <Pane title={texts.invite} heading="h3">
      <p>{texts.inviteHint}</p>
      <SentForm form={form} words={[texts.send, texts.sending]}>
        <TextField label={texts.email} error={errors.email} name="email" type="email" autoComplete="off" />
      </SentForm>
      {made && (
        <div role="status" className="grid gap-3">
          <p>{made.trouble ? texts.notSent(made.email, made.trouble) : texts.sent(made.email)}</p>
          <p>{texts.handOn}</p>
          <CopyLink
            link={tokenLink(location.origin, INVITATION_PATH, made.token)}
            texts={{ ...texts, label: texts.link }}
          />
        </div>
      )}
    </Pane>
  );
}
