import { useQuery } from '@tanstack/react-query';
import { contactStatsQuery } from '#admin/inbox/contact-queries.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { FIGURE_ROW } from './figure-row.ts';
import { dashboardTexts as texts } from './texts.ts';

/** Requests per service; one without a service counts as 'Sonstiges' (Spec §2). */
export function ServiceRequests() {
  return (
    <Panel title={texts.requests} query={useQuery(contactStatsQuery)} failure={texts.requestsFailed}>
      {({ perService }) => (
        <ul>
          {SERVICE_KINDS.map((kind) => (
            <li key={kind} className={FIGURE_ROW.row}>
              <span className={FIGURE_ROW.name}>{SERVICE_LABELS[kind]}</span>
              <span className={FIGURE_ROW.figure}>{perService[kind].toLocaleString('de-DE')}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
