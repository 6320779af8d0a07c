import { useQuery } from '@tanstack/react-query';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { sessionsQuery, useEndSession } from './account-queries.ts';
import type { ActiveSession } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** The browsers that are logged in; each other one can be logged out from here. */
export function ActiveSessions() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  return (
    <div className="pane account-form">
      <h3>{texts.sessions}</h3>
      {error && !data && <LoadFailure error={error} fallback={texts.sessionsFailed} retry={refetch} />}
      <ul className="session-list">
        {data?.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
    </div>
  );
}

function SessionItem({ session }: { session: ActiveSession }) {
  const end = useEndSession();
  const since = germanDateTime(session.createdAt);
  return (
    <li>
      <p>
        {session.device}
        <br />
        <span className="field-note">
          {texts.since} {since}
        </span>
      </p>
      {session.isCurrent ? (
        <span className="badge">{texts.thisDevice}</span>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={texts.endSessionOf(session.device, since)}
          disabled={end.isPending}
          onClick={() =>
            announce(end.mutateAsync(session.id), {
              done: { title: texts.doneTitle, description: texts.sessionEnded },
              failed: { title: texts.failedTitle, fallback: texts.failed },
            })
          }
        >
          {texts.endSession}
        </button>
      )}
    </li>
  );
}
