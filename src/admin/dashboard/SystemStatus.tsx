import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { notificationQuery, pushQuery } from '#admin/notifications/notification-queries.ts';
import { seoItemsQuery } from '#admin/seo/page/seo-queries.ts';
import { cleanUpRoutes, healthRoutes } from '#admin/status/contract.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { FIGURE_ROW } from './figure-panels.tsx';
import {
  backupState,
  cleanUpState,
  notificationMark,
  type State,
  type StateMark,
  type StatePart,
  sumOfStates,
} from './system-states.ts';
import { dashboardTexts as texts } from './texts.ts';

/** Fetches the database's state. A 503 is an answer; only an unreachable site is a failure. */
const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }): Promise<{ isDatabaseConnected: boolean }> => {
    try {
      const { database } = await call(healthRoutes.health, {}, { signal });
      return { isDatabaseConnected: database === 'ok' };
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return { isDatabaseConnected: false };
      throw error;
    }
  },
});

const cleanUpQuery = queryOf(['clean-up'], cleanUpRoutes.status);

const { state, statusLabels } = texts;

const MARK = 'before:mr-[0.45em] before:text-[1.1em] before:leading-none';
/** Differ in shape, because colour alone must not tell the states apart (WCAG 1.4.1). */
const MARKS: Record<StateMark, string> = {
  good: "before:text-vine before:content-['●'/'']",
  bad: "before:text-brick before:content-['▲'/'']",
  open: "before:text-edge before:content-['○'/'']",
  checking: "before:text-edge before:content-['○'/'']",
};

/** Sums up all states in one line (ruling 3), which unfolds to a list. A fault unfolds it by itself. */
export function SystemStatus() {
  const [isOpen, setOpen] = useState<boolean>();
  const health = useQuery(healthQuery);
  const seo = useQuery(seoItemsQuery);
  const backup = useQuery(backupStatusQuery);
  const cleanUp = useQuery(cleanUpQuery);
  const mails = useQuery(notificationQuery);
  const push = useQuery(pushQuery);
  const queries = [health, seo, backup, cleanUp, mails, push];
  const both = {
    isError: mails.isError || push.isError,
    data: mails.data && push.data && { mails: mails.data, push: push.data },
  };
  const states = {
    website: stateOf(health, () => ['good', state.online], state.offline),
    database: stateOf(health, ({ isDatabaseConnected }) =>
      isDatabaseConnected ? ['good', state.connected] : ['bad', state.disconnected],
    ),
    seo: stateOf(seo, ({ length }) => (length > 0 ? ['good', state.active] : ['open', state.inactive])),
    backup: stateOf(backup, backupState),
    // Neither answer is a fault, because a site begins with one address of the database for both roles.
    rights: stateOf(cleanUp, ({ mayChangeTables }) => ['good', mayChangeTables ? state.allRights : state.rowsAlone]),
    cleanUp: stateOf(cleanUp, cleanUpState),
    notifications: stateOf(both, ({ mails, push }) => notificationMark(mails, push)),
  };
  const sum = sumOfStates(states, new Date(Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))));
  return (
    <Pane title={texts.status}>
      <details open={isOpen ?? sum.mark === 'bad'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="list-item min-h-touch content-center">
          <span className={`${MARK} ${MARKS[sum.mark]}`}>{sum.words}</span>
        </summary>
        <dl className="mb-3">
          {Object.entries(states).map(([part, [mark, word]]) => (
            <div key={part} className={FIGURE_ROW.row}>
              <dt className={FIGURE_ROW.name}>{statusLabels[part as StatePart]}</dt>
              <dd className={`${FIGURE_ROW.figure} ${MARK} ${MARKS[mark]}`} data-state={mark}>
                {word}
              </dd>
            </div>
          ))}
        </dl>
        <PendingButton onPress={() => Promise.all(queries.map(({ refetch }) => refetch()))} repeated>
          {texts.checkAgain}
        </PendingButton>
      </details>
    </Pane>
  );
}

/** Judges a query's data; failed and pending queries have states of their own. */
function stateOf<T>(
  { data, isError }: Pick<UseQueryResult<T>, 'data' | 'isError'>,
  judge: (data: T) => State,
  failed = state.unknown,
): State {
  if (isError) return ['bad', failed];
  return data === undefined ? ['checking', state.checking] : judge(data);
}
