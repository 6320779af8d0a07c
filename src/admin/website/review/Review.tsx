import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { schemaOf } from '#domain/site/stored-facts.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import { metaOf } from '#shared/api/schema-parts.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { formPath } from '../subject-texts.ts';
import { websiteTexts } from '../texts.ts';
import type { EditedSite } from '../use-website.ts';
import { ChangeList } from './ChangeList.tsx';
import { Preview } from './Preview.tsx';
import { reviewTexts as texts } from './texts.ts';
import { swapsOf } from './words-on-pages.ts';

/** The changes beside the page that they change, which comes in a sheet on a phone. */
export function Review({ site, children }: { site: EditedSite; children: ReactNode }) {
  const { changes, live, edited } = site;
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, changes.length - 1);
  const isWide = useMediaQuery('(width >= 64em)');
  const [isOpen, setOpen] = useState(false);
  const swaps = useMemo(() => changes.map((change) => swapsOf(change, live, edited)), [changes, live, edited]);
  const { page, section } = placeOf(changes[chosen]);
  const preview = (
    <Preview
      page={page}
      changes={swaps}
      chosen={chosen}
      otherwise={
        <p>
          {texts.elsewhere(texts.pages[page] ?? page, section)}{' '}
          <a href={page} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        </p>
      }
    />
  );
  return (
    <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,min(23.6rem,45%))_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <section aria-labelledby="changes">
          <h2 id="changes" className="mb-2 text-[1.25rem]">
            {texts.changes(changes.length)}
          </h2>
          <ChangeList changes={changes} chosen={chosen} onChoose={setAt}>
            {({ field, label }) => (
              <>
                {!isWide && (
                  <button type="button" className={BUTTON.inline} onClick={() => setOpen(true)}>
                    {texts.look}
                  </button>
                )}
                <ActionLink href={formPath(subjectOf(field), field)} label={texts.changeNamed(label)}>
                  {texts.change}
                </ActionLink>
                <PendingButton
                  className={BUTTON.inline}
                  aria-label={websiteTexts.takeBackNamed(label)}
                  onPress={() => announce(site.save({ [field]: undefined }), {})}
                >
                  {websiteTexts.takeBack}
                </PendingButton>
              </>
            )}
          </ChangeList>
        </section>
        {children}
      </div>
      {isWide && preview}
      {isOpen && !isWide && (
        <Sheet title={texts.preview} onClose={() => setOpen(false)}>
          {preview}
        </Sheet>
      )}
    </div>
  );
}

/** Where visitors see a fact; the home page if its schema says nothing. */
function placeOf(change: Sentence | undefined) {
  const schema = change && schemaOf(change.field);
  return (schema && metaOf(schema).place) ?? { page: '/', section: change?.label ?? '' };
}

export const ActionLink = ({ href, label, children }: { href: string; label?: string; children: ReactNode }) => (
  <Link className="inline-flex min-h-touch items-center font-bold" href={href} aria-label={label}>
    {children}
  </Link>
);
