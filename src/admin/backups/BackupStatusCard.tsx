import type { UseQueryResult } from '@tanstack/react-query';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { freshnessOf } from './backup-standing.ts';
import { backupsPageTexts as texts } from './texts.ts';

export const BackupStatusCard = ({ query }: { query: UseQueryResult<BackupStatus> }) => (
  <Panel title={texts.statusTitle} query={query}>
    {(status) => {
      const { sign, words, isBroken } = freshnessOf(status);
      const facts = [
        [texts.schedule, status.weeklySchedule],
        [texts.total, status.totalBackups.toLocaleString('de-DE')],
        [texts.successful, status.successfulBackups.toLocaleString('de-DE')],
        [texts.last, momentText(status.lastBackup)],
        [texts.next, momentText(status.nextBackup)],
        [texts.lastAuto, momentText(status.lastWeeklyBackup)],
      ] as const;
      return (
        <>
          <p>
            <Badge tone={status.isUpToDate ? 'good' : isBroken ? 'bad' : 'plain'} sign={sign}>
              {words}
            </Badge>
          </p>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-x-6 gap-y-3 @min-[40rem]:grid-cols-3">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-small text-ink-soft">{name}</dt>
                <dd className="font-bold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      );
    }}
  </Panel>
);

/** '21.11.2026, 08:15', or 'Keine' for null. */
export const momentText = (iso: string | null): string => (iso ? germanDateTime(iso) : texts.none);
