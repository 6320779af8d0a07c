import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { type RevisionLine, websiteRoutes } from './contract.ts';
import type { EditedSite } from './edited-site.ts';
import { ChangeSentence } from './review/ChangeSentence.tsx';
import { revisionTexts as texts } from './review/texts.ts';
import { SiteState } from './SiteState.tsx';
import { pageTexts } from './subject-texts.ts';
import { websitePage } from './WebsitePart.tsx';
import { revisionsQuery, WEBSITE } from './website-queries.ts';

export const RevisionsPage = websitePage(pageTexts.revisions, Revisions, SiteState);

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
          <Row key={revision.id} revision={revision} site={site} />
        ))}
      </ol>
    </div>
  );
}

function Row({ revision, site }: { revision: RevisionLine; site: EditedSite }) {
  const { id, admin, createdAt, failedAt, hasFacts, reason, sentences } = revision;
  const publishing = useChange(WEBSITE, () => call(websiteRoutes.publishRevision, { params: { id } }));
  const title = texts.title(id, germanMoment(new Date(createdAt), new Date()));
  const again = (
    <PendingButton
      className={`${BUTTON.inline} justify-self-start`}
      aria-label={`${texts.again}: ${title}`}
      onPress={() => announce(publishing.mutateAsync(), { done: texts.asked })}
    >
      {texts.again}
    </PendingButton>
  );
  return (
    <li className="grid gap-1 border-b border-glass-3 py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{title}</b> <span className="text-ink-soft">{admin}</span>
        {endOf(revision, site.revision)}
      </p>
      {failedAt && reason && <p className="wrap-anywhere">{reason}</p>}
      <ul className="text-small">
        {sentences.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence of a stored list
          <li key={place}>
            <ChangeSentence change={change} />
          </li>
        ))}
      </ul>
      {id !== site.revision && (hasFacts ? site.mayPublish && again : <p>{texts.onlySentences}</p>)}
    </li>
  );
}

function endOf({ id, failedAt, publishedWith }: RevisionLine, live: number) {
  if (id === live) return <Badge tone="good">{texts.live}</Badge>;
  if (failedAt || publishedWith === 0) return <Badge tone="bad">{texts.failed}</Badge>;
  return publishedWith && <Badge tone="good">{texts.publishedWith(publishedWith)}</Badge>;
}
