import type { ReactNode } from 'react';
import { MINUTE_MS } from '#config/limits.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { timeAgo } from '#shared/format/time-ago.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { CARD } from './card-look.ts';

interface CardHeadProps {
  /** Labels the card. */
  id: string;
  contact: Pick<ContactSubmission, 'name' | 'service' | 'createdAt'>;
  /** One rank lower under headings of days. */
  heading?: 'h3' | 'h4';
  children?: ReactNode;
}

/** Name, service and age of a request or suspect. */
export function CardHead({ id, contact: { name, service, createdAt }, heading: Name = 'h3', children }: CardHeadProps) {
  return (
    <header className={CARD.head}>
      <Name id={id} className={CARD.name} dir="auto" tabIndex={-1}>
        {name}
      </Name>
      <Badge>{SERVICE_LABELS[service ?? 'sonstiges']}</Badge>
      {children}
      <p className={CARD.time}>
        {timeAgo(createdAt, useNow(MINUTE_MS))} · <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
      </p>
    </header>
  );
}
