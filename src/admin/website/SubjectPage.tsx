import { type ComponentType, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { EditedSite } from './edited-site.ts';
import { FactForm } from './FactForm.tsx';
import { FactRow } from './FactRow.tsx';
import { RowList } from './RowWords.tsx';
import { formPath, pathOf } from './subject-texts.ts';
import { type Row, type Subject, sectionsOf, subjects } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';
import { websitePage } from './WebsitePart.tsx';

export const subjectPages = Object.fromEntries(
  subjects.map((subject) => [
    subject.id,
    websitePage(subject.title, ({ site }) => <Facts subject={subject} site={site} />),
  ]),
) as unknown as Readonly<Record<Subject['id'], ComponentType>>;

function Facts({ subject: { id, fields }, site }: { subject: Subject; site: EditedSite }) {
  // In the address, so that Back closes a form, and links lead to it.
  const opened = new URLSearchParams(useSearch()).get('zu') ?? '';
  const [, navigate] = useLocation();
  // A fold that a row has opened stays open when that closes.
  const [isUnfolded, setUnfolded] = useState(false);
  const sections = sectionsOf(fields);
  // A subject of one row is its form.
  const [only, ...others] = sections.flatMap(({ rows }) => rows);
  const rowsOf = (rows: readonly Row[]) =>
    rows.map((row) => (
      <FactRow
        key={row.fields[0]}
        row={row}
        site={site}
        isOpened={row.fields.includes(opened)}
        onOpen={(isOpened) => navigate(isOpened ? formPath(id, row.fields[0]) : pathOf(id), { replace: !isOpened })}
      />
    ));
  return (
    <div className="grid max-w-[44rem] gap-4">
      {only && others.length === 0 ? (
        <FactForm row={{ fields: only.fields }} site={site} />
      ) : (
        sections.map(({ title, rows, isFolded }) =>
          isFolded ? (
            <details
              key={title}
              open={isUnfolded || rows.some((row) => row.fields.includes(opened))}
              onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
            >
              <summary className="flex min-h-touch items-center justify-between font-bold">
                {title} <span className="text-small font-normal text-ink-soft">{texts.facts(rows.length)}</span>
              </summary>
              <RowList>{rowsOf(rows)}</RowList>
            </details>
          ) : (
            <RowList key={title} title={sections.length > 1 && title}>
              {rowsOf(rows)}
            </RowList>
          ),
        )
      )}
    </div>
  );
}
