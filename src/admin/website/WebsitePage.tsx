import { Link } from 'wouter';
import { germanMoment } from '#shared/format/german-date.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { ABSENT_PATH, pageTitles } from '#shared/ui/page-titles.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { SiteState } from './SiteState.tsx';
import { pathOf, REVISIONS_PATH } from './subject-texts.ts';
import { isSample, subjects } from './subjects.ts';
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
          {site.restored && <RestoredNotice {...site.restored} />}
          {!site.mayPublish && <p className="mt-2">{texts.ownersPart(site.publisher)}</p>}
          <nav aria-label={texts.subjects}>
            <ul className="border-t border-glass-3">
              {subjects.map((subject) => (
                <SubjectRow key={subject.id} subject={subject} site={site} />
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

/** After a restore: the site of that day can be published again. */
const RestoredNotice = ({ at }: NonNullable<EditedSite['restored']>) => (
  <p className="notice mt-2">
    {texts.restored(germanMoment(new Date(at ?? 0), new Date()))}{' '}
    <Link href={REVISIONS_PATH}>{texts.publishRestored}</Link>
  </p>
);

interface SubjectRowProps {
  subject: (typeof subjects)[number];
  site: EditedSite;
}

function SubjectRow({ subject: { id, title, fields, state }, site }: SubjectRowProps) {
  const isChanged = fields.some(site.isChanged);
  const hasSample = !isChanged && fields.some((field) => isSample(site.valueOf(field)));
  return (
    <li className="border-b border-glass-3">
      <Link
        className="flex min-h-touch items-center gap-3 py-1 text-ink no-underline hover:bg-glass-2"
        href={pathOf(id)}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold">{title}</span>
          <span
            className={`text-small wrap-anywhere ${isChanged ? 'font-bold text-petrol' : hasSample ? 'font-bold' : 'text-ink-soft'}`}
          >
            {isChanged && (
              <>
                <span aria-hidden="true">● </span>
                <span className="sr-only">{texts.changed}: </span>
              </>
            )}
            {hasSample && <span aria-hidden="true">▲ </span>}
            {hasSample ? stateTexts.sample : state(site.edited, site.live)}
          </span>
        </span>
        <span className="text-edge">
          <Icon name="next" />
        </span>
      </Link>
    </li>
  );
}
