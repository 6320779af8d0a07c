import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { photoFileName, photoPath } from '#domain/requests/photos/shapes.ts';
import * as firm from '#facts/firm.ts';
import { call } from '#shared/api/call.ts';
import { download } from '#shared/browser/download.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { type PersonRecord, type PersonWanted, personDataRoutes, personWanted } from './contract.ts';
import { personTexts as texts } from './texts.ts';

type Found = { person: string; records: readonly PersonRecord[] };

function PersonDataPanel() {
  const find = useMutation({
    mutationFn: async (body: PersonWanted): Promise<Found> => ({
      ...body,
      ...(await call(personDataRoutes.find, { body })),
    }),
  });
  const { errors, form } = useSentForm(personWanted, find.mutateAsync);
  // A card passes the address in the history's state, because URLs end up in logs.
  const wanted = useHistoryState<{ person?: string } | null>()?.person;
  return (
    <Pane title={texts.search} heading="h3">
      <p className="max-w-[45rem]">{texts.explanation}</p>
      <div className="max-w-[30rem]" ref={wanted ? focusButton : undefined}>
        <SentForm form={form} words={[texts.find, texts.finding]}>
          <TextField
            label={texts.person}
            error={errors.person}
            name="person"
            defaultValue={wanted}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </SentForm>
      </div>
      <p role="status" className="empty:hidden">
        {find.data && texts.found(find.data.records.length, find.data.person)}
      </p>
      {find.data && find.data.records.length > 0 && (
        <FoundRecords {...find.data} onErased={() => find.mutateAsync({ person: find.data.person })} />
      )}
    </Pane>
  );
}

function focusButton(form: HTMLElement | null) {
  // After the new page has set the focus.
  requestAnimationFrame(() => {
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector('button')?.focus({ preventScroll: true });
  });
}

export const personDataSection = {
  id: 'person-data',
  title: texts.title,
  isOwners: true,
  Content: PersonDataPanel,
  useWords: () => undefined,
};

function FoundRecords({ person, records, onErased }: Found & { onErased: () => Promise<unknown> }) {
  const erase = async () => {
    const { erased } = await call(personDataRoutes.erase, { body: { person } });
    await onErased();
    return erased;
  };
  return (
    <>
      <ul className="grid gap-2">
        {records.map((record) => (
          <li key={record.at}>
            {germanDateTime(record.at)}: {texts.kinds[record.kind]},{' '}
            <Link className="inline-flex min-h-touch items-center" href={`/contacts/${record.id}`}>
              {record.fields.find(({ name }) => name === 'name')?.value}
            </Link>
            {record.photos.map((id, nth) => (
              <a
                key={id}
                className="ml-3 inline-flex min-h-touch items-center"
                href={photoPath(id)}
                download={photoFileName(id)}
              >
                {texts.savePhoto(nth + 1)}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3" ref={handOnFocus}>
        <button
          type="button"
          className={BUTTON.quiet}
          onClick={() => download(readableFile(person, records, new Date()), `${texts.fileName}.txt`, 'text/plain')}
        >
          {texts.saveText}
        </button>
        <button
          type="button"
          className={BUTTON.quiet}
          onClick={() => download(machineFile(records), `${texts.fileName}.json`, 'application/json')}
        >
          {texts.saveJson}
        </button>
        <ChangeButton
          className={BUTTON.danger}
          change={erase}
          // Any list or figure may have shown the person.
          outdates={[]}
          pendingWords={texts.erasing}
          question={texts.confirmErase(records.length, person)}
          done={(erased) => ({ title: texts.erasedTitle, description: texts.erased(erased) })}
          failed={{ title: texts.eraseFailedTitle, fallback: texts.eraseFailed }}
        >
          {texts.erase}
        </ChangeButton>
      </p>
    </>
  );
}

const readableFile = (person: string, records: readonly PersonRecord[], now: Date): string =>
  `${[
    texts.fileHead(firm.company, person, germanDateTime(now.toISOString())),
    ...records.map(({ kind, at, fields }) =>
      [
        `${texts.kinds[kind]}, ${germanDateTime(at)}`,
        ...fields.map(
          ({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${inGerman(value).replaceAll('\n', '\n  ')}`,
        ),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`;

const MOMENT = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const inGerman = (value: string) => value.replace(MOMENT, germanDateTime);

const machineFile = (records: readonly PersonRecord[]): string =>
  JSON.stringify(
    records.map(({ fields, photos: _, ...record }) => ({
      ...record,
      fields: fields.map(({ name, value }) => ({ name, value })),
    })),
    null,
    2,
  );
