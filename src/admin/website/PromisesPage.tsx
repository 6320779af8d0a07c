import { useState } from 'react';
import { Link } from 'wouter';
import { placeOfFact } from '#content/fact-places.ts';
import { labelOfField } from '#domain/site/changes.ts';
import { isConfirmed, type Promised, promises } from '#domain/site/promises.ts';
import { promiseNames } from '#domain/site/texts.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import type { EditedSite } from './edited-site.ts';
import { FactForm } from './FactForm.tsx';
import { ROW_LOOK, RowList, type RowState, RowWords } from './RowWords.tsx';
import { promisePageTexts as texts } from './review/texts.ts';
import { formPath, pageTexts, pathOf } from './subject-texts.ts';
import { websitePage } from './WebsitePart.tsx';

/** 'Stimmt das?': each promise of the page, to confirm, change or strike out. What is not seen is not published. */
export const PromisesPage = websitePage(pageTexts.promises, Promises);

function Promises({ site }: { site: EditedSite }) {
  const [asked, setAsked] = useState<string>();
  const isOpen = (one: Promised) => !isConfirmed(one, site.live, site.edited);
  const all = promises.length;
  const seen = all - promises.filter(isOpen).length;
  const current = promises.find(({ id }) => id === asked) ?? promises.find(isOpen);
  const others = promises.filter((one) => one !== current);
  const lists = [
    [texts.open, others.filter(isOpen)],
    [texts.seen, others.filter((one) => !isOpen(one))],
  ] as const;
  return (
    <div className="grid max-w-[44rem] gap-4">
      <p>{seen < all ? texts.lead : texts.allSeen(all)}</p>
      <div>
        <progress
          className="h-2 w-full appearance-none overflow-hidden rounded border-0 bg-glass-3 text-petrol [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-current"
          value={seen}
          max={all}
          aria-label={pageTexts.promises}
        />
        <p className="text-small text-ink-soft">{texts.count(seen, all)}</p>
      </div>
      {current && <Question promise={current} site={site} onDone={() => setAsked(undefined)} />}
      {lists.map(
        ([title, some]) =>
          some.length > 0 && (
            <RowList key={title} title={title}>
              {some.map((one) => (
                <li key={one.id}>
                  <button type="button" className={ROW_LOOK} onClick={() => setAsked(one.id)}>
                    <RowWords label={promiseNames[one.id]} state={stateOf(one, site)} />
                  </button>
                </li>
              ))}
            </RowList>
          ),
      )}
      {seen === all && <Difference site={site} />}
    </div>
  );
}

function stateOf(one: Promised, { live, edited }: EditedSite): RowState {
  if (!isConfirmed(one, live, edited)) return { mark: '▲', words: texts.isOpen };
  const words = one.says(edited);
  if (words === '') return { words: texts.struck };
  return { words: words === one.says(live) ? '✓' : texts.changed };
}

interface QuestionProps {
  promise: Promised;
  site: EditedSite;
  onDone: () => void;
}

/** One promise as it reads on the page. The focus stays on its first button while the next one comes. */
function Question({ promise: { id, field, says, strike }, site, onDone }: QuestionProps) {
  const label = labelOfField(field);
  const { page, section } = placeOfFact(field, label);
  const words = says(site.edited);
  const answer = async (changes: Record<string, unknown>, said: string) => {
    const done = (undo: () => Promise<unknown>) => ({
      title: `${promiseNames[id]}: ${said}`,
      action: { label: uiTexts.undo, onSelect: () => void announce(undo()) },
    });
    if (await announce(site.save(changes), { done })) onDone();
  };
  return (
    <section className="-mx-4 grid gap-3 border-y border-glass-3 bg-surface p-4" aria-labelledby="promise">
      <p className="text-small text-ink-soft">
        {page}, {section}
      </p>
      <h2 id="promise" className="text-[1.25rem]" aria-live="polite">
        {words ? `„${words}“` : `${promiseNames[id]}: ${texts.struck}`}
      </h2>
      {words && (
        <PendingButton
          className={`${BUTTON.primary} min-h-13`}
          onPress={() => answer({ 'promises.seen': [...new Set([...site.edited.promises.seen, id])] }, texts.confirmed)}
        >
          {texts.confirm}
        </PendingButton>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <SheetButton
          title={label}
          sheet={(close) => (
            <FactForm row={{ label, fields: [field] }} site={site} onSaved={() => [close(), onDone()]} />
          )}
        >
          {texts.change}
        </SheetButton>
        {strike && words && (
          <PendingButton onPress={() => answer(strike(site.edited), texts.struck)}>{texts.strike}</PendingButton>
        )}
      </div>
    </section>
  );
}

function Difference({ site: { edited } }: { site: EditedSite }) {
  const isThere = {
    face: edited.person.portrait,
    prices: (edited.prices.priceExamples?.length ?? 0) >= 3,
    pair: edited.gallery.pictures.some(({ before }) => before),
  };
  const paths = { face: formPath('betrieb', 'person.portrait'), prices: pathOf('preise'), pair: pathOf('bilder') };
  return (
    <RowList title={texts.difference}>
      {texts.things.map(([thing, name, question]) => (
        <li key={thing}>
          <Link className={ROW_LOOK} href={paths[thing]}>
            <RowWords label={`${name} ${question}`} state={{ words: isThere[thing] ? texts.isThere : texts.enter }} />
          </Link>
        </li>
      ))}
    </RowList>
  );
}
