import { INVITATION_PATH } from '#domain/people/invitation-path.ts';
import { CopyLink } from '#shared/ui/CopyLink.tsx';
import { administratorTexts as texts } from './texts.ts';

/** The link of an invitation, to be handed on. */
export const InvitationLink = ({ token }: { token: string }) => (
  <>
    <p>{texts.handOn}</p>
    <CopyLink link={`${location.origin}/admin${INVITATION_PATH}#${token}`} texts={{ ...texts, label: texts.link }} />
  </>
);
