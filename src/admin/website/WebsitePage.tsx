import { Link } from 'wouter';
import { isConfirmed, promises } from '#domain/site/promises.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { ABSENT_PATH, pageTitles } from '#shared/ui/page-titles.ts';
import type { EditedSite } from './edited-site.ts';
import { ROW_LOOK, RowList, type RowState, RowWords, stateOf } from './RowWords.tsx';
import { SiteState } from './SiteState.tsx';
import { shownValue } from './shown-value.ts';
import { pathOf } from './subject-texts.ts';
import { type Subject, subjects } from './subjects.ts';
import { websiteTexts as texts } from './texts.ts';
import { websitePage } from './WebsitePart.tsx';

export const WebsitePage = websitePage(pageTitles.website, Subjects, () => (
  <a className="inline-flex min-h-touch items-center gap-2 font-bold" href="/">
    {texts.look}
    <Icon name="external" />
  </a>
));

function Subjects({ site }: { site: EditedSite }) {
  return (
    <>
      <SiteState site={site} />
      {!site.mayPublish && <p className="mt-2">{texts.ownersPart(site.publisher)}</p>}
      <nav aria-label={texts.subjects}>
        <RowList>
          {subjects.map((subject) => (
            <li key={subject.id}>
              <Link className={ROW_LOOK} href={pathOf(subject.id)}>
                <RowWords label={subject.title} state={subjectState(subject, site)} />
              </Link>
            </li>
          ))}
        </RowList>
      </nav>
      {site.mayPublish && (
        <Link className="inline-flex min-h-touch items-center" href={ABSENT_PATH}>
          {texts.absent}
        </Link>
      )}
    </>
  );
}

function subjectState({ id, knownBy, fields }: Subject, site: EditedSite): RowState {
  if (id === 'versprechen') {
    const open = promises.filter((one) => !isConfirmed(one, site.live, site.edited)).length;
    return open > 0 ? { mark: '▲', words: texts.open(open, promises.length) } : { words: texts.allSeen };
  }
  const filled = fields.filter((field) => site.valueOf(field) != null).length;
  const words = knownBy ? shownValue(knownBy, site.valueOf(knownBy)) : filled > 0 && texts.facts(filled);
  return stateOf(site, fields, words || texts.empty);
}
