import { useQuery } from '@tanstack/react-query';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { sessionsQuery, useEndSession } from './account-queries.ts';
import type { ActiveSession } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** The browsers that are logged in; each other one can be logged out from here. */
export function ActiveSessions() {
  return (
    <Panel title={texts.sessions} heading="h3" query={useQuery(sessionsQuery)} failure={texts.sessionsFailed}>
      {(sessions) => (
        <ul>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SessionItem({ session }: { session: ActiveSession }) {
  const end = useEndSession();
  const since = germanDateTime(session.createdAt);
  return (
    <li
      ref={handOnFocus}
      className="flex items-center justify-between gap-3 border-t border-glass-3 py-3 leading-[1.45] first:border-t-0 first:pt-0"
    >
      <p>
        {session.device}
        <br />
        <span className="field-note tabular-nums">
          {texts.since} {since}
        </span>
      </p>
      {session.isCurrent ? (
        <Badge className="flex-none px-[0.7em]">{texts.thisDevice}</Badge>
      ) : (
        <PendingButton
          className="button flex-none px-[0.7em]"
          aria-label={texts.endSessionOf(session.device, since)}
          onPress={() =>
            announce(end.mutateAsync(session.id), {
              done: { title: uiTexts.sent.doneTitle, description: texts.sessionEnded },
              failed: { title: uiTexts.sent.failedTitle, fallback: uiTexts.sent.failed },
            })
          }
        >
          {texts.endSession}
        </PendingButton>
      )}
    </li>
  );
}
