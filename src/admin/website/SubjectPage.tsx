import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ChangesBar } from './ChangesBar.tsx';
import { FactForm } from './FactForm.tsx';
import { FactRow } from './FactRow.tsx';
import { formPath, pathOf } from './subject-texts.ts';
import { type Subject, sectionsOf, subjects } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';
import { WebsitePart } from './WebsitePart.tsx';

export const subjectPages = Object.fromEntries(
  subjects.map((subject) => [
    subject.id,
    () => (
      <WebsitePart title={subject.title} isWithin>
        {(site) => <Facts subject={subject} site={site} />}
      </WebsitePart>
    ),
  ]),
) as unknown as Readonly<Record<Subject['id'], ComponentType>>;

function Facts({ subject: { id, fields }, site }: { subject: Subject; site: EditedSite }) {
  // In the address, so that Back closes a form, and links lead to it.
  const opened = new URLSearchParams(useSearch()).get('zu') ?? '';
  const [, navigate] = useLocation();
  const sections = sectionsOf(fields);
  // A subject of one row is its form.
  const [only, ...others] = sections.flatMap(({ rows }) => rows);
  const listOf = (rows: (typeof sections)[number]['rows']) => (
    <ul className="border-t border-glass-3">
      {rows.map((row) => (
        <FactRow
          key={row.fields[0]}
          row={row}
          site={site}
          isOpened={row.fields.includes(opened)}
          onOpen={(isOpened) => navigate(isOpened ? formPath(id, row.fields[0]) : pathOf(id), { replace: !isOpened })}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid max-w-[44rem] gap-4">
      {only && others.length === 0 ? (
        <FactForm row={{ fields: only.fields }} site={site} />
      ) : (
        sections.map(({ title, rows, isFolded }) =>
          isFolded ? (
            <Fold key={title} title={title} count={rows.length} opens={rows.some((row) => row.fields.includes(opened))}>
              {listOf(rows)}
            </Fold>
          ) : (
            <section key={title}>
              {sections.length > 1 && <h2 className="mb-1 text-[1rem] text-ink-soft">{title}</h2>}
              {listOf(rows)}
            </section>
          ),
        )
      )}
      <ChangesBar site={site} />
    </div>
  );
}

interface FoldProps {
  title: string;
  count: number;
  /** Whether one of its rows is opened. The fold stays open when that row closes, and closed when its owner closes it. */
  opens: boolean;
  children: ReactNode;
}

function Fold({ title, count, opens, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opens && fold.current) fold.current.open = true;
  }, [opens]);
  return (
    <details ref={fold}>
      <summary className="flex min-h-touch items-center justify-between font-bold">
        {title} <span className="text-small font-normal text-ink-soft">{texts.facts(count)}</span>
      </summary>
      {children}
    </details>
  );
}
