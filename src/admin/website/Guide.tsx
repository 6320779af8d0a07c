import { Link } from 'wouter';
import { pathOf } from './subject-texts.ts';
import { unfinished } from './subjects.ts';
import { guideTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

/** Marks the address of a subject that is opened on the way through all that are still sample. */
export const GUIDED = '?weiter';

/** 'In 10 Minuten Ihre Website': how much is still sample, and the way on. Knows by the facts alone how far it is. */
export function Guide({ site }: { site: EditedSite }) {
  const left = unfinished(site);
  const [next] = left;
  if (!next) return null;
  return (
    <section className="notice my-4 grid gap-2" aria-labelledby="guide">
      <h2 id="guide" className="text-[1.25rem]">
        {texts.title}
      </h2>
      <p>{texts.left(left.length)}</p>
      <Link className="button justify-self-start" href={`${pathOf(next.id)}${GUIDED}`}>
        {texts.start(next.title)}
      </Link>
    </section>
  );
}
