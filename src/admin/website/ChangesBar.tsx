import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { germanTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { isComplete } from './kept-draft.ts';
import { REVIEW_PATH } from './subject-texts.ts';
import { barTexts as texts, websiteTexts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

interface ChangesBarProps {
  site: EditedSite;
  /** Whether it says when the draft was kept, instead of how much has changed. */
  saysKept?: boolean;
}

/** The bar over the menu: what is not live yet, and the way to it. Without a change there is none. */
export function ChangesBar({ site, saysKept = false }: ChangesBarProps) {
  const [sign, words, tone] = stateOf(site, saysKept);
  if (site.changes.length === 0 && Object.keys(site.typed).length === 0) return null;
  return (
    <>
      {/* The bar covers the end of the page. */}
      <div className="h-20" aria-hidden="true" />
      {/* Outside main, whose colour filter would tie it to main's end. */}
      {createPortal(
        <aside className="changes-bar">
          <p className="min-w-0 flex-1 leading-[1.35]">
            <span role="status" className="block font-bold">
              <span className={tone} aria-hidden="true">
                {sign}{' '}
              </span>
              {words}
            </span>
            <span className="text-small text-ink-soft max-[20rem]:hidden">
              {site.mayPublish ? texts.notLive : websiteTexts.ownersPart(site.publisher)}
            </span>
          </p>
          {site.mayPublish && (
            <Link className={`${BUTTON.primary} min-w-32`} href={REVIEW_PATH}>
              {texts.review}
            </Link>
          )}
        </aside>,
        document.body,
      )}
    </>
  );
}

function stateOf({ typed, changes, draft }: EditedSite, saysKept: boolean) {
  const all = Object.entries(typed);
  if (all.some(([, { theirs }]) => theirs)) return ['▲', texts.conflict, ''] as const;
  if (all.some(([field, { value }]) => !isComplete(field, value))) return ['▲', texts.faulty, ''] as const;
  if (all.some(([, { isHere }]) => isHere)) return ['▲', texts.here, ''] as const;
  if (all.length > 0) return ['', texts.sending, ''] as const;
  const savedAt = Math.max(...draft.map((entry) => Date.parse(entry.savedAt)));
  return saysKept && draft.length > 0
    ? (['✓', texts.kept(germanTime(new Date(savedAt))), 'text-vine'] as const)
    : (['●', texts.changes(changes.length), 'text-petrol'] as const);
}
