import { Link } from 'wouter';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { inboxTexts } from '../texts.ts';
import { DAY } from './customer-look.ts';
import { customerTexts as texts } from './texts.ts';

/** A customer's requests, the newest first: the day and the first words, a link to each. */
export const OwnRequests = ({ requests }: { requests: readonly StoredRequest[] }) => (
  <ul>
    {requests.map(({ id, createdAt, message }) => (
      <li key={id} className="border-b border-glass-3 last:border-b-0">
        <Link
          className="flex min-h-touch items-center gap-x-2 no-underline hover:underline @max-[18rem]:flex-wrap"
          href={`/contacts?contact=${id}`}
        >
          <span className={DAY}>{numericDay(berlinDay(new Date(createdAt)))}</span>
          <span className="min-w-0 truncate text-petrol" dir="auto">
            {message ? texts.quoted(message) : inboxTexts.noMessage}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
