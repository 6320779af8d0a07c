import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { changeSentences } from '#domain/site/changes.ts';
import { readStored } from '#domain/site/stored-facts.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { type RevisionLine, websiteRoutes } from './contract.ts';
import { ChangeSentence } from './review/ChangeList.tsx';
import { PublishPart } from './review/PublishPart.tsx';
import { ActionLink, Review } from './review/Review.tsx';
import { SiteState } from './SiteState.tsx';
import { pageTexts, REVISIONS_PATH } from './subject-texts.ts';
import { revisionTexts as texts, websiteTexts } from './texts.ts';
import type { EditedSite } from './use-website.ts';
import { WebsitePart } from './WebsitePart.tsx';
import { revisionQuery, revisionsQuery, WEBSITE } from './website-queries.ts';

/** 'Frühere Stände': all publications, and one of them ('?stand=5') beside what is live. */
export function RevisionsPage() {
  const id = Number(new URLSearchParams(useSearch()).get('stand'));
  return (
    <WebsitePart title={pageTexts.revisions} isWithin aside={(site) => <SiteState site={site} />}>
      {(site) => (id > 0 ? <Comparison key={id} id={id} site={site} /> : <Revisions site={site} />)}
    </WebsitePart>
  );
}

function Revisions({ site }: { site: EditedSite }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(revisionsQuery);
  return (
    <div className="mt-4 max-w-[44rem]">
      {error && (
        <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={data && dataUpdatedAt} />
      )}
      {data?.length === 0 && (
        <Empty>
          <p>{texts.none}</p>
        </Empty>
      )}
      <ol className="border-t border-glass-3 empty:hidden">
        {data?.map((revision) => (
          <Row key={revision.id} revision={revision} isLive={revision.id === site.revision} />
        ))}
      </ol>
    </div>
  );
}

function Row({ revision, isLive }: { revision: RevisionLine; isLive: boolean }) {
  const { id, admin, createdAt, failedAt, hasFacts, publishedWith, reason, sentences } = revision;
  const title = texts.title(id, germanMoment(new Date(createdAt), new Date()));
  return (
    <li className="grid gap-1 border-b border-glass-3 py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{title}</b> <span className="text-ink-soft">{admin}</span>
        {isLive && <Badge tone="good">{texts.live}</Badge>}
        {(failedAt || publishedWith === 0) && <Badge tone="bad">{texts.failed}</Badge>}
        {!!publishedWith && <Badge tone="good">{texts.publishedWith(publishedWith)}</Badge>}
      </p>
      {failedAt && reason && <p className="wrap-anywhere">{reason}</p>}
      <ul className="text-small">
        {sentences.slice(0, SHOWN).map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence of a stored list
          <li key={place}>
            <ChangeSentence change={change} />
          </li>
        ))}
        {sentences.length > SHOWN && <li>{texts.more(sentences.length - SHOWN)}</li>}
      </ul>
      {!isLive && !hasFacts && <p className="text-small">{texts.onlySentences}</p>}
      {!isLive && hasFacts && (
        <ActionLink href={`${REVISIONS_PATH}?stand=${id}`} label={`${texts.look}: ${title}`}>
          {texts.look}
        </ActionLink>
      )}
    </li>
  );
}

const SHOWN = 4;

/** What would change if that state were live again, in sentences and in the page. */
function Comparison({ id, site }: { id: number; site: EditedSite }) {
  const { data, error, refetch } = useQuery(revisionQuery(id));
  const publishing = useChange(WEBSITE, () => call(websiteRoutes.publishRevision, { params: { id } }));
  if (error) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (!data) return null;
  const then = readStored(data.facts, site.facts);
  const changes = changeSentences(site.live, then);
  return (
    <>
      <ActionLink href={REVISIONS_PATH} label={texts.all}>
        {texts.all}
      </ActionLink>
      <p>{texts.compare(id, germanMoment(new Date(data.createdAt), new Date()))}</p>
      {changes.length === 0 ? (
        <p className="mt-4">{texts.same}</p>
      ) : (
        <Review changes={changes} live={site.live} edited={then} actions={() => null}>
          {site.draft.length > 0 && <p className="notice">{texts.draftStays}</p>}
          <PublishPart site={site} publish={() => publishing.mutateAsync()} />
        </Review>
      )}
      {!site.mayPublish && <p>{websiteTexts.ownersPart(site.publisher)}</p>}
    </>
  );
}
