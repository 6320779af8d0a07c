import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ReplyClock } from '#admin/case/ReplyClock.tsx';
import { declineTexts, owedTexts, waitingTexts as texts } from '#admin/case/texts.ts';
import { useCalled, useTold } from '#admin/case/use-entries.ts';
import { useMoves } from '#admin/case/use-moves.ts';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { jobOf, useFinish } from '#admin/dates/use-finish.tsx';
import { useHeldRows } from '#admin/dates/use-held-rows.ts';
import { notificationQuery } from '#admin/notifications/notification-queries.ts';
import { notificationTexts } from '#admin/notifications/texts.ts';
import { ROW } from '#admin/shown/card-look.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import type { CaseState, Waiting } from '#domain/requests/case/shapes.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';

export function WaitingRequests() {
  const query = useQuery(waitingQuery);
  const apart = useQuery(notificationQuery).data?.apart ?? 0;
  const { shown, hold } = useHeldRows(query.data?.requests ?? []);
  return (
    <div className="@min-[54rem]:col-start-2 @min-[54rem]:row-span-2">
      <Panel title={texts.title} query={query} failure={texts.failed}>
        {({ waiting, overdue, requests }) => (
          <>
            <p>{[texts.waiting(waiting), overdue > 0 && texts.overdue(overdue)].filter(Boolean).join(', ')}</p>
            <ul className="@container">
              {shown.map((task) => (
                <TaskRow key={task.id} task={task} onHold={hold(task)} />
              ))}
              {waiting > requests.length && (
                <li className="border-t border-glass-3 py-2">{texts.more(waiting - requests.length)}</li>
              )}
            </ul>
            <Link className="button" href="/contacts?state=waiting">
              {texts.showAll}
            </Link>
            {apart > 0 && <Link href="/contacts?suspects=open">{notificationTexts.apart(apart)}</Link>}
          </>
        )}
      </Panel>
    </div>
  );
}

type TaskProps = { task: Waiting['requests'][number] };

function TaskRow({ task, onHold }: TaskProps & { onHold: (isHeld: boolean) => void }) {
  const { id, name, call, mail, place, service } = task;
  const { finish, panel } = useFinish(jobOf(task), onHold);
  if (panel) return <li className="border-t border-glass-3">{panel}</li>;
  return (
    <li className="relative flex flex-wrap items-center gap-x-2 border-t border-glass-3 py-1 @min-[28rem]:grid @min-[28rem]:grid-cols-[minmax(0,1fr)_auto]">
      <p className="basis-full truncate @max-[17rem]:whitespace-normal">
        <Link
          className="font-bold no-underline hyphens-none after:absolute after:inset-0 hover:underline"
          href={`/contacts/${id}`}
          dir="auto"
        >
          {name}
        </Link>
        <span className="text-ink-soft">
          {[place, service && shownValue('service', service).split(' ')[0]].map(
            (words) => words && <bdi key={words}> · {words}</bdi>,
          )}
        </span>
      </p>
      <p className="min-w-[7rem] flex-1 text-small @min-[28rem]:col-start-1">
        <Due task={task} />
      </p>
      <div className="relative ml-auto flex flex-wrap justify-end gap-2 @min-[28rem]:col-start-2 @min-[28rem]:row-span-2 @min-[28rem]:row-start-1">
        <Settle task={task} onFinish={finish} />
        {(call || mail) && (
          <a className={ROW.call} href={call ?? mail} aria-label={(call ? texts.callName : texts.mailName)(name)}>
            <Icon name={call ? 'phone' : 'mail'} />
          </a>
        )}
      </div>
    </li>
  );
}

function Due({ task }: TaskProps) {
  const { createdAt, task: what, state } = task;
  if (what === 'answer') return <ReplyClock request={task} />;
  if (what === 'ask')
    return state && texts.asks(state.step, shortGermanDate(new Date(silentSince(state) ?? createdAt)));
  if (what === 'tell') return state?.date && owedTexts.tell(whenOf(state.date, new Date()));
  return state?.date && <DateGlance date={state.date} />;
}

const silentSince = ({ step, offeredAt, movedAt }: CaseState) => (step === 'angebot' && offeredAt) || movedAt;

/** Narrow enough to fit beside a name and a call button on a phone. */
const SETTLE = 'button px-2 max-[37.5em]:text-small';

/** Settles a task with one tap; links to the request if the task needs more input. */
function Settle({ task: { id, name, mail, state, task: what }, onFinish }: TaskProps & { onFinish: () => unknown }) {
  const { answer, move } = useMoves({ id, name, state });
  const settleCall = useCalled({ id, name, state }, mail !== undefined);
  const tell = useTold({ id, version: state?.version ?? 0 });
  const settle = {
    answer: () => answer(),
    settle: onFinish,
    call: settleCall,
    tell: () => tell(true),
  };
  const words = texts.settle[what === 'call' && mail ? 'mail' : what];
  const label = `${words}: ${name}`;
  if (what === 'price' || what === 'ask') {
    return (
      <>
        <Link className={SETTLE} href={`/contacts/${id}`} aria-label={label}>
          {words}
        </Link>
        {what === 'ask' && (
          <PendingButton
            className={SETTLE}
            onPress={() => move('abgesagt', declineTexts.reasons[0])}
            aria-label={`${texts.decline}: ${name}`}
          >
            {texts.decline}
          </PendingButton>
        )}
      </>
    );
  }
  return (
    <PendingButton className={SETTLE} onPress={settle[what]} aria-label={label}>
      {words}
    </PendingButton>
  );
}
