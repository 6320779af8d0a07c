import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem, ItemButton } from '#shared/ui/ActionItem.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { type ActiveSession, accountRoutes } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

export function ActiveSessions() {
  // The sheet and keys of the account end, too.
  const ending = useChange(['account'], () => call(accountRoutes.endOthers));
  const hasSheet = Boolean(useQuery(accountQuery).data?.codesLeft);
  const endOthers = () =>
    window.confirm(texts.confirmEndOthers) &&
    announce(ending.mutateAsync(), { done: hasSheet ? texts.sheetEnded : texts.othersEnded });
  return (
    <Panel title={texts.sessions} heading="h3" query={useQuery(sessionsQuery)} failure={texts.sessionsFailed}>
      {(sessions) => (
        <>
          <ul>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          <PendingButton className="button mt-4" onPress={endOthers}>
            {texts.endOthers}
          </PendingButton>
        </>
      )}
    </Panel>
  );
}

function SessionItem({ session }: { session: ActiveSession }) {
  const params = { id: session.id };
  const end = useChange(sessionsQuery.queryKey, () => call(accountRoutes.endSession, { params }));
  const since = `${texts.since} ${germanDateTime(session.createdAt)}`;
  // Shows the last use of the others, because it tells two browsers of one kind apart.
  const used = session.lastActiveAt && !session.isCurrent ? texts.lastActive(germanDateTime(session.lastActiveAt)) : '';
  return (
    <ActionItem
      title={session.device}
      note={`${since}${used}`}
      badge={session.isCurrent ? texts.thisDevice : undefined}
    >
      <ItemButton
        label={texts.endSession}
        of={`${session.device}, ${since}`}
        act={end.mutateAsync}
        done={texts.sessionEnded}
      />
    </ActionItem>
  );
}
