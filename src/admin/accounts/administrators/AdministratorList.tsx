import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { ItemButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { type Administrator, administratorRoutes, type Invitation } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

export const administratorsQuery = queryOf(['administrators'], administratorRoutes.list);
const { queryKey } = administratorsQuery;

export function AdministratorList() {
  return (
    <Panel title={texts.list} heading="h3" query={useQuery(administratorsQuery)}>
      {({ administrators, invitations }) => (
        <ul>
          {administrators.map((administrator) => (
            <AdministratorItem key={administrator.id} administrator={administrator} />
          ))}
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AdministratorItem({ administrator }: { administrator: Administrator }) {
  const { username, email, isActive, isOwner, isSelf, getsMails, lastLogin } = administrator;
  const since = lastLogin ? texts.lastLogin(germanDateTime(lastLogin)) : texts.neverIn;
  const mailed = !isOwner && isActive && texts.mailed(getsMails);
  const note = [isOwner ? texts.owner : texts.helper, email, isActive ? since : texts.off, mailed]
    .filter(Boolean)
    .join(', ');
  return (
    <ActionItem title={<strong>{username}</strong>} note={note} badge={isSelf ? texts.you : undefined}>
      <Actions administrator={administrator} />
    </ActionItem>
  );
}

function Actions({ administrator: { id, username, isActive, getsMails } }: { administrator: Administrator }) {
  const params = { id };
  // Any query, because most data is for the owner only.
  const ofHelper = (label: string, change: () => Promise<unknown>, done: string, question?: string) => (
    <ItemButton {...{ label, change, done, question }} of={username} outdates={[]} />
  );
  const switchTo = () => call(administratorRoutes.update, { params, body: { isActive: !isActive } });
  const mailTo = () => call(administratorRoutes.update, { params, body: { getsMails: !getsMails } });
  const handOver = () => call(administratorRoutes.handOver, { params });
  const remove = () => call(administratorRoutes.remove, { params });
  return (
    <span className="flex flex-wrap gap-2">
      {isActive
        ? ofHelper(texts.switchOff, switchTo, texts.switchedOff(username))
        : ofHelper(texts.switchOn, switchTo, texts.switchedOn(username))}
      {isActive &&
        (getsMails
          ? ofHelper(texts.mailsOff, mailTo, texts.mailedNoMore(username))
          : ofHelper(texts.mailsOn, mailTo, texts.mailedNow(username)))}
      {isActive && ofHelper(texts.handOver, handOver, texts.handedOver(username), texts.confirmHandOver(username))}
      {ofHelper(texts.remove, remove, texts.removed(username), texts.confirmRemove(username))}
    </span>
  );
}

const InvitationItem = ({ invitation: { id, email, expiresAt } }: { invitation: Invitation }) => (
  <ActionItem title={email} note={texts.invitedUntil(germanDateTime(expiresAt))}>
    <ItemButton
      label={texts.withdraw}
      of={email}
      change={() => call(administratorRoutes.withdraw, { params: { id } })}
      outdates={queryKey}
      done={texts.withdrawn(email)}
    />
  </ActionItem>
);
