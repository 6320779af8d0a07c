import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hitsOf } from '#admin/case/search-requests.ts';
import { ACTIONS } from '#admin/shown/card-look.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { exportTexts as texts } from '#admin/shown/late-texts.ts';
import type { RequestFilter } from '#admin/shown/request-filter.ts';
import { requestStatsQuery, wholeQuery } from '#admin/shown/request-queries.ts';
import { call } from '#shared/api/call.ts';
import { download } from '#shared/browser/download.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { type CsvKind, csvFiles } from './csv-files.ts';

export function CsvExport({ filter }: { filter: RequestFilter }) {
  const { data } = useQuery(requestStatsQuery);
  const client = useQueryClient();

  async function write(kind: CsvKind) {
    const chosen = hitsOf(await client.fetchQuery(wholeQuery(filter)), filter);
    // Comes first, so that no file goes out without its line in the security log.
    await call(inboxRoutes.noteExport, { body: { count: chosen.length } });
    download(csvFiles[kind].write(chosen), csvFiles[kind].nameOn(new Date()), 'text/csv');
  }

  return (
    <>
      <div className={ACTIONS}>
        {(['csv', 'excel'] as const).map((kind) => (
          <PendingButton key={kind} isPending={!data?.total} onPress={() => announce(write(kind))}>
            {texts[kind]}
          </PendingButton>
        ))}
      </div>
      <p className="field-hint mt-2">{texts.content}</p>
    </>
  );
}
