import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link } from 'wouter';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { addressQuery } from '#admin/calendar/address-query.ts';
import { reachOf } from '#admin/notifications/device/reach-device.ts';
import { notificationQuery, pushQuery } from '#admin/notifications/notification-queries.ts';
import { templatesQuery } from '#admin/reply/reply-queries.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { USUAL_TEMPLATES } from '#content/reply-templates.ts';
import { revision } from '#facts/revision.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { dashboardTexts } from './texts.ts';

const { firstSteps: texts } = dashboardTexts;

interface Step {
  words: string;
  href: string;
  isDone: boolean;
  isPossible?: boolean;
}

/** The steps of an owner's first evening; none for helpers, and none once all possible ones are done. */
export function useFirstSteps() {
  const isOwner = use(IsOwner);
  const account = useQuery(accountQuery);
  const mails = useQuery(notificationQuery);
  const push = useQuery(pushQuery);
  const backups = useQuery(backupStatusQuery);
  const calendar = useQuery(addressQuery);
  const templates = useQuery(templatesQuery);
  const queries = [account, mails, push, backups, calendar, templates];
  const all: Step[] = [
    { ...texts.website, isDone: revision > 0 },
    // 'admin' is the default name of the first administrator.
    { ...texts.account, isDone: isDone(account, ({ username }) => username !== 'admin') },
    { ...texts.key, isDone: isDone(account, ({ keys, codesLeft }) => keys !== 0 && codesLeft !== 0) },
    { ...texts.address, isDone: isDone(mails, ({ samples }) => samples.length === 0) },
    { ...texts.mails, isDone: isDone(mails, ({ provenAt }) => provenAt !== null) },
    {
      ...texts.device,
      isDone: isDone(push, ({ devices }) => devices.length > 0),
      isPossible: !['unsupported', 'blocked'].includes(reachOf()),
    },
    { ...texts.backups, isDone: isDone(backups, ({ isWeeklyOn }) => isWeeklyOn) },
    { ...texts.calendar, isDone: isDone(calendar, (address) => address !== null) },
    { ...texts.templates, isDone: isDone(templates, (all) => all.some(isOwn)) },
  ];
  const steps = all.filter(({ isDone, isPossible = true }) => isDone || isPossible);
  const hasLeft = isOwner && steps.some(({ isDone }) => !isDone);
  return { isLoading: queries.some(({ isLoading }) => isLoading), steps: hasLeft ? steps : [] };
}

/** While a query loads, its step counts as done. */
const isDone = <T,>({ data }: UseQueryResult<T>, judge: (data: T) => boolean) => data === undefined || judge(data);

const isOwn = ({ text }: { text: string }) => USUAL_TEMPLATES.every((usual) => usual.text !== text);

export function FirstSteps({ steps }: Pick<ReturnType<typeof useFirstSteps>, 'steps'>) {
  const { data } = useQuery(waitingQuery);
  return (
    <div className="mb-6">
      <Pane title={texts.title}>
        <details open={data?.waiting === 0 && data.dates.length === 0}>
          <summary className="min-h-touch content-center">
            {texts.done(steps.filter(({ isDone }) => isDone).length, steps.length)}
          </summary>
          <ul className="grid gap-x-4 @min-[40rem]:grid-cols-2">
            {steps.map(({ words, href, isDone }) => (
              <li
                key={words}
                className={`flex min-h-touch items-center gap-2 ${isDone ? "before:text-vine before:content-['✓'/'']" : "before:text-edge before:content-['○'/'']"}`}
              >
                {isDone ? <span>{words}</span> : <Link href={href}>{words}</Link>}
                <span className="sr-only">{isDone ? texts.isDone : texts.isOpen}</span>
              </li>
            ))}
          </ul>
        </details>
      </Pane>
    </div>
  );
}
