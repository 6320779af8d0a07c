import { createPortal } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import type { EditedSite } from './edited-site.ts';
import { formPath, REVIEW_PATH } from './subject-texts.ts';
import { ALL_DRAFTS, findUnsaved } from './subjects.ts';
import { barTexts as texts, websiteTexts } from './texts.ts';

/** The bar over the menu: what is not saved or not live yet, and the way to it. 'Prüfen' itself shows what is not live. */
export function ChangesBar({ site }: { site: EditedSite }) {
  const [path] = useLocation();
  const unsaved = useHasDraft(ALL_DRAFTS) ? findUnsaved() : undefined;
  const isInReview = path === REVIEW_PATH;
  if (!unsaved && (isInReview || site.changes.length === 0)) return null;
  return (
    <>
      {/* The bar covers the end of the page. */}
      <div className="h-20" aria-hidden="true" />
      {/* Outside main, whose colour filter would tie it to main's end. */}
      {createPortal(
        <aside className="changes-bar fixed inset-x-0 bottom-[var(--menu-height,0px)] z-5 flex items-center gap-4 border-t border-glass-3 bg-surface px-4 py-3 lg:left-66 lg:px-10">
          <p className="min-w-0 flex-1 leading-[1.35]">
            <span role="status" className="block font-bold">
              <span className={unsaved ? '' : 'text-petrol'} aria-hidden="true">
                {unsaved ? '▲' : '●'}{' '}
              </span>
              {unsaved ? (
                <Link href={formPath(unsaved.subject, unsaved.fields[0])}>{texts.unsaved(unsaved.label ?? '')}</Link>
              ) : (
                texts.changes(site.changes.length)
              )}
            </span>
            <span className="text-small text-ink-soft max-[20rem]:hidden">
              {site.mayPublish ? texts.notLive : websiteTexts.ownersPart(site.publisher)}
            </span>
          </p>
          {site.mayPublish && !isInReview && (
            <Link className={`${unsaved ? BUTTON.quiet : BUTTON.primary} min-w-32`} href={REVIEW_PATH}>
              {texts.review}
            </Link>
          )}
        </aside>,
        document.body,
      )}
    </>
  );
}
