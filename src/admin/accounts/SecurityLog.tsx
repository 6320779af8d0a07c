import { useQuery } from '@tanstack/react-query';
import { RETENTION } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { securityLogQuery } from './account-queries.ts';
import { securityLogTexts as texts } from './texts.ts';

/** Logins and changes of access and data, the newest first; long, so it scrolls. */
export function SecurityLog() {
  return (
    <Panel title={texts.title} heading="h3" query={useQuery(securityLogQuery)} failure={texts.loadFailed}>
      {(lines) => (
        <>
          <p>{lines.length > 0 ? texts.kept(RETENTION.securityLogDays) : texts.empty}</p>
          <ul className="max-h-[24rem] overflow-y-auto">
            {lines.map(({ id, at, kind, username, device, detail }) => (
              <ActionItem
                key={id}
                title={[texts.kinds[kind], detail].filter(Boolean).join(': ')}
                note={[germanDateTime(at), username ?? texts.somebody, device].filter(Boolean).join(', ')}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
