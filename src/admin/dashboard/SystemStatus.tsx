import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { notificationQuery } from '#admin/notifications/notification-queries.ts';
import { pushQuery } from '#admin/notifications/push/push-queries.ts';
import { seoItemsQuery } from '#admin/seo/page/seo-queries.ts';
import { cleanUpQuery, healthQuery } from '#admin/status/queries.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { FIGURE_ROW } from './figure-panels.tsx';
import { backupState, cleanUpState, notificationMark, type StateMark } from './system-states.ts';
import { dashboardTexts as texts } from './texts.ts';

const { state, statusLabels } = texts;

/** Shapes, because colour alone must not tell the states apart. */
const MARKS: Record<StateMark, string> = {
  good: "before:text-vine before:content-['●'/'']",
  bad: "before:text-brick before:content-['▲'/'']",
  open: "before:text-edge before:content-['○'/'']",
  checking: "before:text-edge before:content-['○'/'']",
};

/** States that were just checked, never constants (ruling 3). */
export function SystemStatus() {
  const health = useQuery(healthQuery);
  const seo = useQuery(seoItemsQuery);
  const backup = useQuery(backupStatusQuery);
  const cleanUp = useQuery(cleanUpQuery);
  const mails = useQuery(notificationQuery);
  const push = useQuery(pushQuery);
  const both = {
    isError: mails.isError || push.isError,
    data: mails.data && push.data && { mails: mails.data, push: push.data },
  };
  return (
    <Pane title={texts.status}>
      <dl>
        <State label={statusLabels.website} {...stateOf(health, () => ['good', state.online], state.offline)} />
        <State
          label={statusLabels.database}
          {...stateOf(
            health,
            ({ isDatabaseConnected }) =>
              isDatabaseConnected ? ['good', state.connected] : ['bad', state.disconnected],
            state.unknown,
          )}
        />
        <State
          label={statusLabels.seo}
          {...stateOf(
            seo,
            ({ length }) => (length > 0 ? ['good', state.active] : ['open', state.inactive]),
            state.unknown,
          )}
        />
        <State label={statusLabels.backup} {...stateOf(backup, backupState, state.unknown)} />
        <State label={statusLabels.cleanUp} {...stateOf(cleanUp, cleanUpState, state.unknown)} />
        <State
          label={statusLabels.notifications}
          {...stateOf(both, ({ mails, push }) => notificationMark(mails, push), state.unknown)}
        />
      </dl>
      <PendingButton
        onPress={() => Promise.all([health, seo, backup, cleanUp, mails, push].map(({ refetch }) => refetch()))}
        repeated
      >
        {texts.checkAgain}
      </PendingButton>
    </Pane>
  );
}

interface StateProps {
  label: string;
  mark: StateMark;
  word: string;
}

function State({ label, mark, word }: StateProps) {
  return (
    <div className={FIGURE_ROW.row}>
      <dt className={FIGURE_ROW.name}>{label}</dt>
      <dd
        className={`${FIGURE_ROW.figure} before:mr-[0.45em] before:text-[1.1em] before:leading-none ${MARKS[mark]}`}
        data-state={mark}
      >
        {word}
      </dd>
    </div>
  );
}

/** Judges a query's data; failed and pending queries have states of their own. */
function stateOf<T>(
  { data, isError }: Pick<UseQueryResult<T>, 'data' | 'isError'>,
  judge: (data: T) => [mark: StateMark, word: string],
  failed: string,
): Omit<StateProps, 'label'> {
  if (isError) return { mark: 'bad', word: failed };
  if (data === undefined) return { mark: 'checking', word: state.checking };
  const [mark, word] = judge(data);
  return { mark, word };
}
