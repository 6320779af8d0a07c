import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backupStatusQuery } from '#features/backups/backup-queries.ts';
import { cleanUpQuery } from '#features/clean-up/clean-up-query.ts';
import { healthQuery } from '#features/health/health-query.ts';
import { seoItemsQuery } from '#features/seo/seo-queries.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { backupState } from './backup-state.ts';
import { cleanUpState } from './clean-up-state.ts';
import { dashboardTexts as texts } from './texts.ts';

const { state, statusLabels } = texts;

/** What was just checked, never a constant (ruling 3). A state is told by its word and its mark, not by colour alone. */
export function SystemStatus() {
  const health = useQuery(healthQuery);
  const seo = useQuery(seoItemsQuery);
  const backup = useQuery(backupStatusQuery);
  const cleanUp = useQuery(cleanUpQuery);
  return (
    <Pane title={texts.status}>
      <dl className="figures">
        <State label={statusLabels.website} {...stateOf(health, () => [true, state.online], state.offline)} />
        <State
          label={statusLabels.database}
          {...stateOf(
            health,
            ({ isDatabaseConnected }) => [
              isDatabaseConnected,
              isDatabaseConnected ? state.connected : state.disconnected,
            ],
            state.unknown,
          )}
        />
        <State
          label={statusLabels.seo}
          {...stateOf(seo, ({ length }) => [length > 0, length > 0 ? state.active : state.inactive], state.unknown)}
        />
        <State label={statusLabels.backup} {...stateOf(backup, backupState, state.unknown)} />
        <State label={statusLabels.cleanUp} {...stateOf(cleanUp, cleanUpState, state.unknown)} />
      </dl>
      <button
        type="button"
        className="button"
        onClick={() => [health, seo, backup, cleanUp].map(({ refetch }) => refetch())}
      >
        {texts.checkAgain}
      </button>
    </Pane>
  );
}

interface StateProps {
  label: string;
  /** Undefined while it is being checked. */
  isGood: boolean | undefined;
  word: string;
}

function State({ label, isGood, word }: StateProps) {
  const mark = isGood === undefined ? 'checking' : isGood ? 'good' : 'bad';
  return (
    <div>
      <dt className="figures-name">{label}</dt>
      <dd className={`figures-value state state-${mark}`}>{word}</dd>
    </div>
  );
}

/** The state of what a query found out, or that it could not be found out. */
function stateOf<T>(
  { data, isError }: UseQueryResult<T>,
  judge: (data: T) => [isGood: boolean, word: string],
  failed: string,
): Omit<StateProps, 'label'> {
  if (isError) return { isGood: false, word: failed };
  if (data === undefined) return { isGood: undefined, word: state.checking };
  const [isGood, word] = judge(data);
  return { isGood, word };
}
