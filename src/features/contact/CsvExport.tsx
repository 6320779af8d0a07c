import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announce } from '#shared/ui/toast/announce.ts';
import { allContactsQuery, contactStatsQuery } from './contact-queries.ts';
import type { CsvDelimiter } from './contacts-csv.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Writes all requests into a file (Spec §5). Two kinds: as specified, and for a German Excel's double click. */
export function CsvExport() {
  const client = useQueryClient();
  const { data: stats } = useQuery(contactStatsQuery);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (delimiter: CsvDelimiter) => {
      const [{ contacts }, { contactsToCsv, csvFileName }] = await Promise.all([
        client.fetchQuery(allContactsQuery),
        import('./contacts-csv.ts'),
      ]);
      download(contactsToCsv(contacts, delimiter), csvFileName(new Date()));
    },
  });
  const failed = { title: texts.exportFailedTitle, fallback: texts.exportFailed };
  const isDisabled = !stats?.total || isPending;
  return (
    <div className="csv-export">
      <button
        type="button"
        className="button"
        disabled={isDisabled}
        onClick={() => announce(mutateAsync(','), { failed })}
      >
        {texts.exportCsv}
      </button>
      <button
        type="button"
        className="button"
        disabled={isDisabled}
        onClick={() => announce(mutateAsync(';'), { failed })}
      >
        {texts.exportExcel}
      </button>
    </div>
  );
}

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
