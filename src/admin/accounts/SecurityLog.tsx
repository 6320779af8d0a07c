import { useInfiniteQuery } from '@tanstack/react-query';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { securityLogQuery } from './account-queries.ts';
import type { SecurityLine } from './contract.ts';
import { securityLogTexts as texts } from './texts.ts';

/** The number of lines shown at first; a button shows the others. */
const NEWEST = 5;

/** @param days Shows the lines of so many days at once. */
export function SecurityLog({ days }: { days?: number }) {
  const query = useInfiniteQuery(securityLogQuery);
  const { hasNextPage, fetchNextPage } = query;
  const since = Date.now() - (days ?? 0) * DAY_MS;
  const newest = (lines: readonly SecurityLine[]) =>
    days ? lines.filter(({ at }) => Date.parse(at) > since).length : NEWEST;
  return (
    <Panel title={texts.title} heading="h3" query={query} failure={texts.loadFailed}>
      {(lines) => (
        <>
          <p>{lines.length > 0 ? texts.kept(RETENTION.securityLogDays) : texts.empty}</p>
          <Lines lines={lines.slice(0, newest(lines))} />
          {lines.length > newest(lines) && (
            <details>
              <summary className="flex min-h-touch items-center">{texts.older}</summary>
              <Lines lines={lines.slice(newest(lines))} />
              {hasNextPage && <PendingButton onPress={() => fetchNextPage()}>{texts.more}</PendingButton>}
            </details>
          )}
        </>
      )}
    </Panel>
  );
}

const Lines = ({ lines }: { lines: readonly SecurityLine[] }) => (
  <ul>
    {lines.map(({ id, at, what, device }) => (
      <ActionItem key={id} title={what} note={[germanDateTime(at), device].filter(Boolean).join(', ')} />
    ))}
  </ul>
);
