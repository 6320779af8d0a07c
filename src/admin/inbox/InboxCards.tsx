import { Fragment } from 'react';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CARDS } from './card-look.ts';
import { type ContactFilter, type DayGroup, dayGroups, isByArrival } from './filter-requests.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface InboxCardsProps {
  contacts: readonly ContactSubmission[] | undefined;
  filter: ContactFilter;
  isLoading: boolean;
  /** The id of a linked request. */
  found: string | undefined;
}

/** Requests as cards, under headings of days if they are sorted by arrival. */
export function InboxCards({ contacts = [], filter, isLoading, found }: InboxCardsProps) {
  const groupOf = dayGroups(new Date());
  const days = isByArrival(filter) ? contacts.map(({ createdAt }) => groupOf(createdAt)) : undefined;
  return (
    <div className={CARDS}>
      {isLoading && <Skeleton className="h-[70rem] w-full" />}
      {contacts.map((contact, index) => (
        <Fragment key={contact.id}>
          {days && days[index] !== days[index - 1] && (
            <h3 className={`text-body ${index === 0 ? 'max-[600px]:sr-only' : 'mt-2'}`}>
              {texts.days[days[index] as DayGroup]}
            </h3>
          )}
          <ContactCard contact={contact} heading={days ? 'h4' : 'h3'} isFound={contact.id === found} />
        </Fragment>
      ))}
    </div>
  );
}
