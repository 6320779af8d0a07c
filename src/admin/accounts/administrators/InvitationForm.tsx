import { useState } from 'react';
import { INVITATION_PATH, tokenLink } from '#domain/people/token-links.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { CopyLink } from '#shared/ui/CopyButton.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { administratorsQuery } from './AdministratorList.tsx';
import { administratorRoutes, type Invitee } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

/** Invites somebody by mail. Also shows the link to hand on, because the mail may fail. */
export function InvitationForm() {
  const [made, setMade] = useState<Invitee & RouteAnswer<typeof administratorRoutes.invite>>();
  return (
    <Pane title={texts.invite} heading="h3">
      <p>{texts.inviteHint}</p>
      <SettingsForm
        route={administratorRoutes.invite}
        outdates={administratorsQuery.queryKey}
        words={[texts.send, texts.sending]}
        saved={texts.invited}
        resets
        onAnswer={(answer, body) => setMade({ ...body, ...answer })}
      />
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
