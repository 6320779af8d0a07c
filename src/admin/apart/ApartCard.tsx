import type { ReactNode } from 'react';
import { PhotoStrip } from '#admin/photos/PhotoStrip.tsx';
import { CARD } from '#admin/shown/card-look.ts';
import { MINUTE_MS } from '#config/limits.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { timeAgo } from '#shared/format/time-ago.ts';
import { Badge } from '#shared/ui/Badge.tsx';

interface ApartCardProps {
  contact: Pick<StoredRequest, 'id' | 'name' | 'service' | 'createdAt' | 'message' | 'photos'>;
  mark?: string | undefined;
  children: ReactNode;
}

export function ApartCard({ contact, mark, children }: ApartCardProps) {
  const { id, name, service, createdAt, photos } = contact;
  return (
    <article className={CARD.pane} aria-labelledby={`apart-${id}`} ref={handOnFocus}>
      <header className={CARD.head}>
        <h3 id={`apart-${id}`} className={CARD.name} dir="auto" tabIndex={-1}>
          {name}
        </h3>
        <Badge>{shownValue('service', service ?? 'sonstiges')}</Badge>
        {mark && <Badge>{mark}</Badge>}
        <p className={CARD.time}>
          {timeAgo(createdAt, useNow(MINUTE_MS))} · <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
        </p>
      </header>
      {photos && <PhotoStrip requests={[contact]} />}
      {children}
    </article>
  );
}
