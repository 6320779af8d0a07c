import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#shared/api/api-error.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
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
            end.mutate(session.id, {
              onSuccess: () => showToast({ title: texts.doneTitle, description: texts.sessionEnded }),
              onError: (error) =>
                showToast({
                  title: texts.failedTitle,
                  description: sentenceOf(error, texts.failed),
                  variant: 'destructive',
                }),
            })
          }
        >
          {texts.endSession}
        </button>
      )}
    </li>
  );
}
