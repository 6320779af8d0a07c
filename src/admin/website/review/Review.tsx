import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { metaOf } from '#domain/site/changes.ts';
import { schemaOf } from '#domain/site/stored-facts.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { reviewTexts as texts } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';

interface ReviewProps {
  changes: readonly Sentence[];
  /** What can be done with a change. */
  actions: (change: Sentence) => ReactNode;
  /** Below the list. */
  children: ReactNode;
}

/** The changes, and where visitors see them. */
export function Review({ changes, actions, children }: ReviewProps) {
  const [at, setAt] = useState(0);
  return (
    <div className="mt-4 grid max-w-[44rem] content-start gap-6">
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-2 text-[1.25rem]">
          {texts.changes(changes.length)}
        </h2>
        <ChangeList changes={changes} chosen={Math.min(at, changes.length - 1)} onChoose={setAt}>
          {(change) => (
            <>
              <Place change={change} />
              {actions(change)}
            </>
          )}
        </ChangeList>
      </section>
      {children}
    </div>
  );
}

/** Where visitors see a change; the home page if its schema says nothing. */
function Place({ change: { field, label } }: { change: Sentence }) {
  const schema = schemaOf(field);
  const { page, section } = (schema && metaOf(schema).place) ?? { page: '/', section: label };
  return (
    <p className="w-full text-small">
      {texts.elsewhere(texts.pages[page] ?? page, section)}{' '}
      <a href={page} target="_blank" rel="noreferrer">
        {texts.open}
      </a>
    </p>
  );
}

export const ActionLink = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <Link className="inline-flex min-h-touch items-center font-bold" href={href} aria-label={label}>
    {children}
  </Link>
);
