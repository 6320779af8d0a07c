import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { placeOfFact } from '#content/fact-places.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { EditedSite } from '../edited-site.ts';
import { formPath } from '../subject-texts.ts';
import { websiteTexts } from '../texts.ts';
import { ChangeSentence } from './ChangeSentence.tsx';
import { Preview } from './Preview.tsx';
import { reviewTexts as texts } from './texts.ts';
import { swapsOf } from './words-on-pages.ts';

/** The changes beside the page that they change, which comes in a sheet on a phone. */
export function Review({ site, children }: { site: EditedSite; children: ReactNode }) {
  const { changes, live, edited } = site;
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, changes.length - 1);
  const isWide = useMediaQuery('(width >= 64em)');
  const swaps = useMemo(() => changes.map((change) => swapsOf(change, live, edited)), [changes, live, edited]);
  const { field = '', label = '' } = changes[chosen] ?? {};
  const preview = <Preview place={placeOfFact(field, label)} changes={swaps} chosen={chosen} />;
  return (
    <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,min(23.6rem,45%))_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <section aria-labelledby="changes">
          <h2 id="changes" className="mb-2 text-[1.25rem]">
            {texts.changes(changes.length)}
          </h2>
          <ol className="border-t border-glass-3">
            {changes.map((change, place) => {
              const isChosen = place === chosen;
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a change is its number
                  key={place}
                  className={`border-b border-glass-3 ${isChosen ? '-mx-3 border-l-4 border-l-petrol bg-glass-2 ps-2 pe-3' : ''}`}
                >
                  <button
                    type="button"
                    className="flex min-h-touch w-full items-start gap-3 py-2 text-start"
                    aria-pressed={isChosen}
                    onClick={() => setAt(place)}
                  >
                    <span
                      className={`grid size-7 flex-none place-items-center rounded-full border-2 border-petrol text-small font-bold ${isChosen ? 'bg-petrol text-white' : 'text-petrol'}`}
                    >
                      {place + 1}
                    </span>
                    <ChangeSentence change={change} />
                  </button>
                  {isChosen && (
                    <div className="flex flex-wrap items-center gap-x-5 ps-10">
                      {!isWide && (
                        <SheetButton title={texts.preview} sheet={() => preview} className={BUTTON.inline}>
                          {texts.look}
                        </SheetButton>
                      )}
                      <ActionLink href={formPath(subjectOf(field), field)} label={texts.changeNamed(label)}>
                        {texts.change}
                      </ActionLink>
                      <PendingButton
                        className={BUTTON.inline}
                        aria-label={websiteTexts.takeBackNamed(label)}
                        onPress={() => announce(site.save({ [field]: undefined }))}
                      >
                        {websiteTexts.takeBack}
                      </PendingButton>
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
        {children}
      </div>
      {isWide && preview}
    </div>
  );
}

export const ActionLink = ({ href, label, children }: { href: string; label?: string; children: ReactNode }) => (
  <Link className="inline-flex min-h-touch items-center font-bold" href={href} aria-label={label}>
    {children}
  </Link>
);
