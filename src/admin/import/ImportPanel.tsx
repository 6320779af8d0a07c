import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Field } from '#shared/ui/Field.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { notebookRoutes } from './contract.ts';
import { Preview } from './Preview.tsx';
import type { readFile } from './read-notebook.ts';
import type { Choice } from './read-table.ts';
import { ENCODINGS, type Encoding } from './read-text.ts';
import { notebookTexts as texts } from './texts.ts';

/** The reader of old lists, with the numbers of all towns: it loads with the first list. */
const reader = () => import('./read-notebook.ts');

type Source = Awaited<ReturnType<typeof readFile>> & { file?: File; choices?: Choice[] };

export function ImportPanel() {
  // The text of a file is shown, too, so that a line can be mended on the spot.
  const [source, show] = useState<Source>({ text: '' });
  const { text: shown, choices, fault } = useDeferredValue(source);
  const reading = useQuery({
    queryKey: ['notebook', 'read', shown, choices],
    queryFn: async () => (await reader()).readNotebook(shown, berlinDay(new Date()), choices),
    enabled: shown.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Keeps the list while another column is chosen.
    placeholderData: (before, query) => (query?.queryKey[2] === shown ? before : undefined),
  });
  const read = shown.trim() ? reading.data : fault;
  const { file, encoding } = source;
  const readAs = async (chosen: File, as?: Encoding) =>
    show({ ...(await (await reader()).readFile(chosen, as)), file: chosen });
  return (
    <Pane title={texts.heading} heading="h3">
      <p className="max-w-[66ch]">{texts.explanation}</p>
      <p className="max-w-[66ch]">{texts.duty}</p>
      <TextField
        label={texts.file}
        type="file"
        accept=".csv,.txt,.tsv,.vcf,text/*"
        // The same file may be chosen again after a change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target: { files } }) => files?.[0] && readAs(files[0])}
      />
      {file && encoding && (
        <SelectField
          label={texts.encoding}
          hint={texts.encodingHint}
          options={ENCODINGS.map((name) => [name, texts.encodings[name]])}
          value={encoding}
          onChange={({ target }) => readAs(file, target.value as Encoding)}
        />
      )}
      <Field label={texts.paste} hint={texts.pasteHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            spellCheck={false}
            value={source.text}
            onChange={({ target }) => show({ text: target.value })}
          />
        )}
      </Field>
      {reading.error && <LoadFailure error={reading.error} fallback={texts.checkFailed} retry={reading.refetch} />}
      {typeof read === 'string' && (
        <p className="notice notice-error" role="alert">
          {read}
        </p>
      )}
      {typeof read === 'object' && (
        <Preview
          key={shown}
          notebook={read}
          onChoose={(chosen) => show({ ...source, choices: chosen })}
          onTaken={() => show({ text: '' })}
        />
      )}
      <Batches />
    </Pane>
  );
}

const batchesQuery = queryOf(['notebook', 'batches'], notebookRoutes.batches);

function Batches() {
  const { data: batches = [], error, refetch } = useQuery(batchesQuery);
  if (error) return <LoadFailure error={error} fallback={texts.lastFailed} retry={refetch} />;
  return (
    <ul>
      {batches.map(({ at, count, free }) => (
        <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-glass-3 py-2">
          <p>{texts.batch(count, germanDateTime(at), count - free)}</p>
          {free > 0 && (
            <ChangeButton
              aria-label={texts.undoOf(germanDateTime(at))}
              change={() => call(notebookRoutes.takeBack, { query: { at } })}
              outdates={[]}
              question={texts.confirmUndo(free)}
              done={texts.undone(free)}
            >
              {texts.undo}
            </ChangeButton>
          )}
        </li>
      ))}
    </ul>
  );
}
