import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Suspects } from '#admin/apart/Suspects.tsx';
import { LIST } from '#admin/shown/card-look.ts';
import { inboxQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { CallEntry } from './CallEntry.tsx';
import { useCount } from './FilterChips.tsx';
import { Inbox } from './Inbox.tsx';
import { RequestFilterBar } from './RequestFilterBar.tsx';
import { RequestTiles } from './RequestTiles.tsx';
import { useInboxAddress } from './use-inbox-address.ts';

const CsvExport = latePart('h-[9rem]', async () => (await import('./CsvExport.tsx')).CsvExport);
const BinBody = latePart('h-[3em]', async () => (await import('#admin/apart/BinBody.tsx')).BinBody);
const RequestSheet = latePart('h-[40rem]', async () => (await import('./RequestSheet.tsx')).RequestSheet);

/** The owner's inbox (Spec §2): figures, search and filter, the requests, the export. */
export function InboxPage() {
  const address = useInboxAddress();
  const { sheet, filter, setFilter } = address;
  const { data, isPending } = useQuery(inboxQuery);
  const [, navigate] = useLocation();
  const isWide = useMediaQuery('(width >= 64em)');
  if (sheet) {
    return <RequestSheet key={sheet} id={sheet} />;
  }
  return (
    <div className={LIST.page}>
      <PageHeading title={pageTitles.contacts} margin="mb-1 lg:mb-2">
        {isWide ? (
          <RequestTiles className="mr-auto @max-[58rem]/page:order-last @max-[58rem]/page:w-full" />
        ) : (
          <Overdue />
        )}
        <CallEntry onEntered={(id) => navigate(`/contacts?contact=${id}`, { replace: true })} />
      </PageHeading>
      <RequestFilterBar filter={filter} onFilter={setFilter} />
      <div className={LIST.pane}>
        <div className={LIST.column}>
          <Inbox address={address} />
          {/* Appear after the list, because they would move it. */}
          {!isPending && (
            <div className="px-4 pb-4">
              {!isWide && <RequestTiles className="py-2" />}
              <Fold title={texts.export}>
                <CsvExport filter={filter} isEmpty={!data?.contacts.length} />
              </Fold>
              <Suspects />
              <Fold title={texts.bin}>
                <BinBody />
              </Fold>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Says on a phone how many are late, in the room beside the title. */
function Overdue() {
  const count = useCount()('overdue') ?? 0;
  return count > 0 && <p className="ml-auto font-medium text-brick">{texts.chips.overdue(count)}</p>;
}

/** A folded section under the list: the export, or the bin (ruling 29). */
const Fold = (props: { title: string; children: ReactNode }) => <LateDetails {...props} className={LIST.fold} />;
