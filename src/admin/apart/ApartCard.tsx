import type { ReactNode } from 'react';
import { PhotoStrip } from '#admin/photos/PhotoStrip.tsx';
import { CARD } from '#admin/shown/card-look.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
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
          <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
        </p>
      </header>
      {photos && <PhotoStrip requests={[contact]} />}
      {children}
    </article>
  );
}
