import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Field } from '#shared/ui/Field.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { notebookRoutes } from './contract.ts';
import { Preview } from './Preview.tsx';
import { type Notebook, readNotebook, textOfFile, UnreadableNotebook } from './read-notebook.ts';
import { notebookTexts as texts } from './texts.ts';

/** Takes over customers from a file or pasted lines, after a preview, and takes the last ones back. */
export function NotebookPanel() {
  // The text of a file is shown, too, so that a line can be mended on the spot.
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isFresh, setFresh] = useState(false);
  const shown = useDeferredValue(text);
  const read = useMemo(() => (shown.trim() ? readOrSay(shown) : undefined), [shown]);
  const fault = failure ?? (typeof read === 'string' ? read : undefined);

  function show(next: string, why?: string) {
    setText(next);
    setFailure(why);
  }
  const choose = (file: File | undefined) =>
    file && textOfFile(file).then(show, (error) => show('', sentenceOf(error)));

  return (
    <Pane title={texts.heading} heading="h3">
      <p className="max-w-[66ch]">{texts.explanation}</p>
      <p className="max-w-[66ch]">{texts.duty}</p>
      <Field label={texts.file}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            accept=".csv,.txt,.tsv,.vcf,text/*"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be chosen again after a change.
              target.value = '';
            }}
          />
        )}
      </Field>
      <Field label={texts.paste} hint={texts.pasteHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => show(target.value)}
          />
        )}
      </Field>
      {fault && (
        <p className="notice notice-error" role="alert">
          {fault}
        </p>
      )}
      {read && typeof read !== 'string' && (
        <Preview
          notebook={read}
          text={shown}
          onTaken={() => {
            show('');
            setFresh(true);
          }}
        />
      )}
      <LastImport isFresh={isFresh} />
    </Pane>
  );
}

function readOrSay(text: string): Notebook | string {
  try {
    return readNotebook(text, berlinDay(new Date()));
  } catch (error) {
    return sentenceOf(error);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableNotebook) return error.message;
  throw error;
}

const lastQuery = queryOf(['notebook', 'last'], notebookRoutes.last);

/** The last import with its undo, which asks unless it was made just now. */
function LastImport({ isFresh }: { isFresh: boolean }) {
  const { data: last, error, refetch } = useQuery(lastQuery);
  const undo = useChange([], (at: string) => call(notebookRoutes.takeBack, { query: { at } }));
  if (error) return <LoadFailure error={error} fallback={texts.lastFailed} retry={refetch} />;
  if (!last) return null;
  const takeBack = () =>
    (isFresh || window.confirm(texts.confirmUndo(last.free))) &&
    announce(undo.mutateAsync(last.at), {
      done: ({ removed, stayed }) => ({ title: texts.undoneTitle, description: texts.undone(removed, stayed) }),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-glass-3 pt-3" role="status">
      <p>{texts.last(last.count, germanDateTime(last.at))}</p>
      {last.free > 0 && <PendingButton onPress={takeBack}>{texts.undo}</PendingButton>}
    </div>
  );
}
