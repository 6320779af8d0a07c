import { useQuery } from '@tanstack/react-query';
import { RETENTION } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { securityLogQuery } from './account-queries.ts';
import type { SecurityLine } from './contract.ts';
import { securityLogTexts as texts } from './texts.ts';

const NEWEST = 5;

export const SecurityLog = () => (
  <Panel title={texts.title} heading="h3" query={useQuery(securityLogQuery)}>
    {(lines) => (
      <>
        <p>{lines.length > 0 ? texts.kept(RETENTION.securityLogDays) : texts.empty}</p>
        <Lines lines={lines.slice(0, NEWEST)} />
        {lines.length > NEWEST && (
          <LateDetails title={texts.older}>
            <Lines lines={lines.slice(NEWEST)} />
          </LateDetails>
        )}
      </>
    )}
  </Panel>
);

const Lines = ({ lines }: { lines: readonly SecurityLine[] }) => (
  <ul>
    {lines.map(({ id, at, what, device }) => (
      <ActionItem key={id} title={what} note={[germanDateTime(at), device].filter(Boolean).join(', ')} />
    ))}
  </ul>
);
