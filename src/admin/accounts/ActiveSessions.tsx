import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { ChangeButton, ItemButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { sessionsQuery } from './account-queries.ts';
import { type ActiveSession, accountRoutes } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

export function ActiveSessions() {
  return (
    <Panel title={texts.sessions} heading="h3" query={useQuery(sessionsQuery)}>
      {(sessions) => (
        <>
          <ul>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          <ChangeButton
            className="button mt-4"
            change={() => call(accountRoutes.endOthers)}
            // The sheet and keys of the account end, too.
            outdates={['account']}
            question={texts.confirmEndOthers}
            done={texts.othersEnded}
          >
            {texts.endOthers}
          </ChangeButton>
        </>
      )}
    </Panel>
  );
}

function SessionItem({ session: { id, device, createdAt, isCurrent, lastActiveAt } }: { session: ActiveSession }) {
  const since = `${texts.since} ${germanDateTime(createdAt)}`;
  // Shows the last use of the others, because it tells two browsers of one kind apart.
  const used = lastActiveAt && !isCurrent ? texts.lastActive(germanDateTime(lastActiveAt)) : '';
  return (
    <ActionItem title={device} note={`${since}${used}`} badge={isCurrent ? texts.thisDevice : undefined}>
      <ItemButton
        label={texts.endSession}
        of={`${device}, ${since}`}
        change={() => call(accountRoutes.endSession, { params: { id } })}
        outdates={sessionsQuery.queryKey}
        done={texts.sessionEnded}
      />
    </ActionItem>
  );
}
