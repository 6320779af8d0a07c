import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { download } from '#shared/browser/download.ts';
import { once } from '#shared/browser/once.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { ACTIONS } from './card-look.ts';
import { contactStatsQuery, inboxQuery } from './contact-queries.ts';
import { type CsvKind, csvFiles } from './csv-files.ts';
import { type ContactFilter, filterContacts, isFiltering, toSearchable } from './filter-requests.ts';
import { exportTexts as texts } from './late-texts.ts';

/** Exports the filtered requests as CSV (Spec §5): the specified file, and one for a German Excel. */
export function CsvExport({ filter }: { filter: ContactFilter }) {
  return (
    <>
      <div className={ACTIONS}>
        <CsvButton kind="specified" label={texts.csv} filter={filter} />
        <CsvButton kind="excel" label={texts.excel} filter={filter} />
      </div>
      <p className="field-hint mt-2">{isFiltering(filter) ? texts.filtered : texts.all}</p>
    </>
  );
}

/** A mutation per button, because a tap on one must not be lost while the other works. */
function CsvButton({ kind, label, filter }: { kind: CsvKind; label: string; filter: ContactFilter }) {
  const client = useQueryClient();
  const { data: stats } = useQuery(contactStatsQuery);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const { contacts } = await client.fetchQuery(inboxQuery);
      const chosen = filterContacts(toSearchable(contacts), filter);
      download(csvFiles[kind].write(chosen), csvFiles[kind].nameOn(new Date()), 'text/csv');
    },
  });

  function make() {
    // A second press asks for the same file.
    if (isPending) return;
    void announce(mutateAsync(), { failed: texts.failed });
  }

  return (
    <button type="button" className="button" disabled={!stats?.total} onClick={once(make)}>
      {label}
    </button>
  );
}
