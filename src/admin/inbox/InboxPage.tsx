import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { CLOSED_LIST } from './card-look.ts';
import { CallEntry } from './case/CallEntry.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Inbox } from './Inbox.tsx';
import { RequestFilterBar } from './RequestFilterBar.tsx';
import { RequestTiles } from './RequestTiles.tsx';
import { inboxQuery } from './request-queries.ts';
import { Suspects } from './Suspects.tsx';
import { inboxTexts as texts } from './texts.ts';
import { useInboxAddress } from './use-inbox-address.ts';

const CsvExport = latePart('h-[9rem]', async () => (await import('./CsvExport.tsx')).CsvExport);
const BinBody = latePart('h-[3em]', async () => (await import('./BinBody.tsx')).BinBody);
const RequestSheet = latePart('h-[40rem]', async () => (await import('./RequestSheet.tsx')).RequestSheet);

/** The owner's inbox (Spec §2): figures, search and filter, the requests, the export. */
export function InboxPage() {
  const address = useInboxAddress();
  const { sheet, filter, setFilter } = address;
  const { data, isPending } = useQuery(inboxQuery);
  const [, navigate] = useLocation();
  if (sheet) {
    return <RequestSheet key={sheet} id={sheet} />;
  }
  return (
    <div>
      <PageHeading title={pageTitles.contacts} margin="mb-6 max-[37.5em]:mb-1">
        <CallEntry onEntered={(id) => navigate(`/contacts?contact=${id}`, { replace: true })} />
      </PageHeading>
      <RequestTiles />
      <RequestFilterBar filter={filter} onFilter={setFilter} />
      <FilterChips filter={filter} onFilter={setFilter} />
      <Inbox address={address} />
      {/* Appear after the list, because it would move them. */}
      {!isPending && (
        <>
          <Fold title={texts.export}>
            <CsvExport filter={filter} isEmpty={!data?.contacts.length} />
          </Fold>
          <Suspects />
          <Fold title={texts.bin}>
            <BinBody />
          </Fold>
        </>
      )}
    </div>
  );
}

/** A folded section under the list: the export, or the bin (ruling 29). */
const Fold = (props: { title: string; children: ReactNode }) => (
  <LateDetails {...props} className={`mt-6 print:hidden ${CLOSED_LIST}`} />
);
