import { useQuery } from '@tanstack/react-query';
import { photoPath } from '#domain/requests/photos/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { offeredTexts as texts } from '../texts.ts';
import { offeredQuery } from '../website-queries.ts';

/** The photos of jobs that their householders let us show, to choose from with the day of the consent. */
export function OfferedPhotos({ onTake }: { onTake: (photo: Blob, consent: string) => Promise<void> }) {
  const { data: photos = [], error, refetch } = useQuery(offeredQuery);
  if (error) return <LoadFailure error={error} fallback={texts.failed} retry={refetch} />;
  if (photos.length === 0) return null;
  return (
    <details className="disclosure w-full">
      <summary>{texts.title(photos.length)}</summary>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, place, consentedAt }) => (
          <li key={id}>
            <button
              type="button"
              className="block size-20 overflow-hidden rounded bg-glass-2"
              aria-label={texts.take(place, germanDate(new Date(consentedAt)))}
              // Taken as a file of its own, because the request's photo goes with the request.
              onClick={async () => onTake(await (await fetch(photoPath(id))).blob(), berlinDay(new Date(consentedAt)))}
            >
              <img className="size-full object-cover" src={photoPath(id)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
