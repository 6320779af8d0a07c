import { type ComponentType, type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { FactRow } from './FactRow.tsx';
import { GUIDED } from './Guide.tsx';
import { isComplete } from './kept-draft.ts';
import { pathOf, REVIEW_PATH, WEBSITE_PATH } from './subject-texts.ts';
import { type Subject, subjects, unfinished } from './subjects.ts';
import { guideTexts, websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';
import { WebsitePart } from './WebsitePart.tsx';

/** The subjects' pages, each one form over the schema of its facts. */
export const subjectPages = Object.fromEntries(
  subjects.map((subject) => [
    subject.id,
    () => (
      <WebsitePart title={subject.title} isWithin>
        {(site) => <FactsForm subject={subject} site={site} />}
      </WebsitePart>
    ),
  ]),
) as unknown as Readonly<Record<Subject['id'], ComponentType>>;

function FactsForm({ subject: { id, fields }, site }: { subject: Subject; site: EditedSite }) {
  const form = useRef<HTMLFormElement>(null);
  const isGuided = useSearch() === GUIDED.slice(1);
  /** The controls that were left once ('partners.partners 0.url'). Nobody is corrected in the middle of a word. */
  const [left, setLeft] = useState<readonly string[]>([]);
  // What was faulty when the page was opened.
  const [faulty] = useState(() => fields.filter((field) => !isComplete(field, site.typed[field]?.value)));
  useEffect(() => showField(form.current), []);
  const leave = ({ target }: FocusEvent) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    const name = target.getAttribute('name');
    if (field && name !== null) setLeft((before) => [...new Set([...before, `${field} ${name}`])]);
  };
  const isLeft = (field: string) => (path: string) => faulty.includes(field) || left.includes(`${field} ${path}`);
  const files = Map.groupBy(fields, (field) => field.split('.')[0] ?? '');
  return (
    <form
      ref={form}
      className="grid max-w-[44rem] gap-2"
      noValidate
      onBlur={leave}
      onSubmit={(event) => event.preventDefault()}
    >
      {[...files].map(([file, ofFile]) => (
        <section key={file} className="grid" aria-labelledby={files.size > 1 ? file : undefined}>
          {files.size > 1 && (
            <h2 id={file} className="pt-4 text-[1.375rem]">
              {texts.parts[file]}
            </h2>
          )}
          {ofFile.map((field) => (
            <FactRow key={field} field={field} site={site} showsError={isLeft(field)} />
          ))}
        </section>
      ))}
      {isGuided && <NextStep id={id} site={site} />}
      <ChangesBar site={site} saysKept />
    </form>
  );
}

/** The way through what is still sample: the next subject after this one, or the end. */
function NextStep({ id, site }: { id: Subject['id']; site: EditedSite }) {
  const next = unfinished(site).find((subject) => subject.id !== id);
  return (
    <div className="my-4 flex flex-wrap gap-3">
      <Link className={BUTTON.primary} href={next ? `${pathOf(next.id)}${GUIDED}` : REVIEW_PATH}>
        {next ? guideTexts.next(next.title) : guideTexts.finish}
      </Link>
      <Link className="button" href={WEBSITE_PATH}>
        {guideTexts.later}
      </Link>
    </div>
  );
}

/** Leads to the fact that the address names ('#hours.week'), after the frame has moved to the page's top. */
function showField(form: HTMLElement | null): void {
  const field = location.hash.slice(1);
  if (!field) return;
  requestAnimationFrame(() => {
    const row = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    row?.scrollIntoView({ block: 'start', behavior: 'instant' });
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  });
}
