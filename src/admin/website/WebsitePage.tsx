import { Link } from 'wouter';
import { Icon } from '#shared/ui/Icon.tsx';
import { ABSENT_PATH, pageTitles } from '#shared/ui/page-titles.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { ROW_LOOK, type RowState, RowWords } from './RowWords.tsx';
import { SiteState } from './SiteState.tsx';
import { pathOf } from './subject-texts.ts';
import { isSample, type Subject, subjects } from './subjects.ts';
import { stateTexts, websiteTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';
import { WebsitePart } from './WebsitePart.tsx';

export function WebsitePage() {
  const look = () => (
    <a className="inline-flex min-h-touch items-center gap-2 font-bold" href="/">
      {texts.look}
      <Icon name="external" />
    </a>
  );
  return (
    <WebsitePart title={pageTitles.website} aside={look}>
      {(site) => (
        <>
          <SiteState site={site} />
          {!site.mayPublish && <p className="mt-2">{texts.ownersPart(site.publisher)}</p>}
          <nav aria-label={texts.subjects}>
            <ul className="border-t border-glass-3">
              {subjects.map((subject) => (
                <li key={subject.id} className="border-b border-glass-3">
                  <Link className={ROW_LOOK} href={pathOf(subject.id)}>
                    <RowWords label={subject.title} state={stateOf(subject, site)} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {site.mayPublish && (
            <Link className="inline-flex min-h-touch items-center" href={ABSENT_PATH}>
              {texts.absent}
            </Link>
          )}
          <ChangesBar site={site} />
        </>
      )}
    </WebsitePart>
  );
}

function stateOf({ fields, state }: Subject, site: EditedSite): RowState {
  const words = state(site.edited, site.live);
  if (fields.some(site.isChanged)) return { mark: '●', words };
  return fields.some((field) => isSample(site.valueOf(field))) ? { mark: '▲', words: stateTexts.sample } : { words };
}
