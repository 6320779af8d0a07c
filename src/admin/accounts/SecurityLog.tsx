import { useInfiniteQuery } from '@tanstack/react-query';
import { RETENTION } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { securityLogQuery } from './account-queries.ts';
import type { SecurityLine } from './contract.ts';
import { securityLogTexts as texts } from './texts.ts';

const NEWEST = 5;

export function SecurityLog() {
  const query = useInfiniteQuery(securityLogQuery);
  const { hasNextPage, fetchNextPage } = query;
  return (
    <Panel title={texts.title} heading="h3" query={query} failure={texts.loadFailed}>
      {(lines) => (
        <>
          <p>{lines.length > 0 ? texts.kept(RETENTION.securityLogDays) : texts.empty}</p>
          <Lines lines={lines.slice(0, NEWEST)} />
          {lines.length > NEWEST && (
            <details>
              <summary className="flex min-h-touch items-center">{texts.older}</summary>
              <Lines lines={lines.slice(NEWEST)} />
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
