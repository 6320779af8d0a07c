import { useRequestMutation } from '#admin/shown/request-queries.ts';
import { photoPath, type RequestPhoto } from '#domain/requests/photos/shapes.ts';
import { call } from '#shared/api/call.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { PictureViewer } from '#shared/ui/PictureViewer.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { photoRoutes } from './contract.ts';
import { photoTexts as texts } from './texts.ts';

type ShownPhoto = RequestPhoto & { words: string | undefined };

interface PhotoViewerProps {
  photos: readonly ShownPhoto[];
  first: number;
  onClose: (last: number) => void;
}

export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  return (
    <PictureViewer
      pictures={photos.map(({ id, isOurs }, nth) => ({ src: photoPath(id), alt: texts.alt(nth + 1, isOurs) }))}
      first={first}
      words={{ ...texts, label: texts.title }}
      foot={(place) => <Words photo={photos[place] as ShownPhoto} place={place} count={photos.length} />}
      extra={(place) => <RemoveButton key={photos[place]?.id} id={photos[place]?.id ?? ''} />}
      onClose={onClose}
    />
  );
}

function Words({ photo, place, count }: { photo: ShownPhoto; place: number; count: number }) {
  return (
    <>
      <p aria-live="polite">{texts.position(place + 1, count, germanDate(new Date(photo.at)), photo.isOurs)}</p>
      {!photo.isOurs && photo.words && (
        <p className="line-clamp-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {photo.words}
        </p>
      )}
      {photo.isOurs && <Consent key={photo.id} photo={photo} />}
    </>
  );
}

function RemoveButton({ id }: { id: string }) {
  const params = { id };
  const { mutateAsync: remove } = useRequestMutation(() => call(photoRoutes.removePhoto, { params }));
  const { mutateAsync: restore } = useRequestMutation(() => call(photoRoutes.restorePhoto, { params }));
  const bringBack = () => void announce(restore(), { done: texts.restored });
  const confirmAndRemove = () =>
    window.confirm(texts.confirmRemove) &&
    announce(remove(), {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: uiTexts.undo, onSelect: bringBack },
      },
    });
  return (
    <PendingButton className="ml-auto min-h-14 rounded border-2 border-current px-3" onPress={confirmAndRemove}>
      {texts.remove}
    </PendingButton>
  );
}

/** The householder's consent, without which a photo of their home is not for the website. */
function Consent({ photo: { id, consentedAt } }: { photo: RequestPhoto }) {
  const { mutateAsync, isPending, variables } = useRequestMutation((isGiven: boolean) =>
    call(photoRoutes.setConsent, { params: { id }, body: { isGiven } }),
  );
  return (
    <label className="flex min-h-touch flex-wrap items-center gap-x-3">
      <input
        type="checkbox"
        className="size-6 flex-none"
        checked={isPending ? variables : consentedAt !== undefined}
        onChange={({ target }) => void announce(mutateAsync(target.checked))}
      />
      <span className="min-w-0 flex-1">
        {texts.consent} {consentedAt && texts.consentSince(germanDate(new Date(consentedAt)))}
      </span>
    </label>
  );
}
