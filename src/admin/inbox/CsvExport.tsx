import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { download } from '#shared/browser/download.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { ACTIONS } from './card-look.ts';
import { type ContactFilter, filterContacts, isFiltering, toSearchable } from './contact-list.ts';
import { contactStatsQuery, inboxQuery } from './contact-queries.ts';
import type { CsvKind } from './csv-files.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Tries a failed download of the script once more. */
const load = () => import('./csv-files.ts');
const loadCsvFiles = () => load().catch(load);

/** Writes requests into a file (Spec §5): all, or what the filter leaves. Two kinds: as specified, and for a German Excel's double click. */
export function CsvExport({ filter }: { filter: ContactFilter }) {
  return (
    <>
      <div className={ACTIONS}>
        <CsvButton kind="specified" label={texts.exportCsv} filter={filter} />
        <CsvButton kind="excel" label={texts.exportExcel} filter={filter} />
      </div>
      <p className="field-hint mt-2">{isFiltering(filter) ? texts.exportFiltered : texts.exportAll}</p>
    </>
  );
}

/** Each button makes its own file: a tap on the one is not lost while the other is at work. */
function CsvButton({ kind, label, filter }: { kind: CsvKind; label: string; filter: ContactFilter }) {
  const client = useQueryClient();
  const { data: stats } = useQuery(contactStatsQuery);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const [{ contacts }, { csvFiles }] = await Promise.all([client.fetchQuery(inboxQuery), loadCsvFiles()]);
      const chosen = filterContacts(toSearchable(contacts), filter);
      download(csvFiles[kind].write(chosen), csvFiles[kind].nameOn(new Date()), 'text/csv');
    },
  });

  function make() {
    // A second press while the first is pending asks for the same file.
    if (isPending) return;
    void announce(mutateAsync(), { failed: { title: texts.exportFailedTitle, fallback: texts.exportFailed } });
  }

  return (
    <button type="button" className="button" disabled={!stats?.total} onClick={make}>
      {label}
    </button>
  );
}
