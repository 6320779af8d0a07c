import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { ContactFilterBar } from './ContactFilterBar.tsx';
import { ContactTiles } from './ContactTiles.tsx';
import { CsvExport } from './CsvExport.tsx';
import { isFiltering, NO_FILTER } from './contact-list.ts';
import { FilteredContacts } from './FilteredContacts.tsx';
import { PagedContacts } from './PagedContacts.tsx';
import { Suspects } from './Suspects.tsx';
import { contactsPageTexts as texts } from './texts.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { useSought } from './use-sought.ts';

/** The owner's inbox (Spec §2): figures, search and filter, the requests, the export. */
export function ContactsPage() {
  const { page, sought, turnTo, filter, setFilter } = useInboxAddress();
  const found = useSought(sought, turnTo);
  return (
    <div>
      <PageHeading title={texts.title}>
        <CsvExport />
      </PageHeading>
      <ContactTiles />
      <ContactFilterBar filter={filter} onFilter={setFilter} />
      {isFiltering(filter) ? (
        <FilteredContacts filter={filter} onReset={() => setFilter(NO_FILTER)} />
      ) : (
        <PagedContacts key={found.visit} page={page} turnTo={turnTo} found={found.id} />
      )}
      <p className="mt-6 max-w-[66ch] text-ink-soft">{texts.retention}</p>
      <Suspects />
    </div>
  );
}
