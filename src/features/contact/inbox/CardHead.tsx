import type { ReactNode } from 'react';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { CARD } from './card-look.ts';
import type { ContactSubmission } from './contract.ts';

interface CardHeadProps {
  /** Of the heading: the card is labelled by it. */
  id: string;
  contact: Pick<ContactSubmission, 'name' | 'service' | 'createdAt'>;
  /** What else is said of it at a glance. */
  children?: ReactNode;
}

/** Who asks for what, and since when; the same for a request and one that was kept apart. */
export function CardHead({ id, contact: { name, service, createdAt }, children }: CardHeadProps) {
  return (
    <header className={CARD.head}>
      <h3 id={id} className={CARD.name} dir="auto" tabIndex={-1}>
        {name}
      </h3>
      <Badge>{SERVICE_LABELS[service ?? 'sonstiges']}</Badge>
      {children}
      <time className={CARD.time} dateTime={createdAt}>
        {germanDateTime(createdAt)}
      </time>
    </header>
  );
}
