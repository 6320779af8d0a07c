import { useRef, useState } from 'react';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import { REQUEST_PHOTO } from '#config/limits.ts';
import { photoPath } from '#domain/requests/photos/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { shrinkPicture } from '#shared/browser/shrink-picture.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PictureButton } from '#shared/ui/PictureButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { photoRoutes } from './contract.ts';
import { photoTexts as texts } from './texts.ts';

const PhotoViewer = latePart('', async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

type WithPhotos = Pick<StoredRequest, 'message' | 'photos'>;

/** The photos of requests as small squares; a tap shows them large. `addTo`: the request that takes further ones. */
export function PhotoStrip({ requests, addTo }: { requests: readonly WithPhotos[]; addTo?: string | undefined }) {
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const photos = requests.flatMap(({ message, photos = [] }) => photos.map((photo) => ({ ...photo, words: message })));
  const close = (last: number) => {
    setOpened(undefined);
    list.current?.querySelectorAll('button')[last]?.focus();
  };
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={texts.title} ref={list}>
        {photos.map(({ id, isOurs }, place) => (
          <li key={id}>
            <button
              type="button"
              className="relative block size-20 overflow-hidden rounded bg-glass-2"
              aria-label={texts.open(place + 1, photos.length, isOurs)}
              onClick={() => setOpened(place)}
            >
              <img className="size-full object-cover" src={photoPath(id)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
        {addTo && (
          <li>
            <AddPhoto id={addTo} />
          </li>
        )}
      </ul>
      {opened !== undefined && <PhotoViewer photos={photos} first={opened} onClose={close} />}
    </>
  );
}

function AddPhoto({ id }: { id: string }) {
  const { mutateAsync, isPending } = useRequestMutation(async (files: readonly File[]) => {
    let refused: string | undefined;
    for (const file of files) {
      const shrunk = await shrinkPicture(file, REQUEST_PHOTO);
      if ('refused' in shrunk) refused = `${file.name}: ${shrunk.refused}`;
      else await call(photoRoutes.addPhoto, { params: { id }, body: shrunk.blob });
    }
    return refused ? texts.notAll(refused) : texts.added(files.length);
  });
  return (
    <PictureButton
      className="grid size-20 place-content-center rounded border-2 border-dashed border-edge text-[1.4rem] text-petrol"
      aria-label={isPending ? texts.adding : texts.add}
      isBusy={isPending}
      multiple
      onPick={(files) => announce(mutateAsync(files), { done: (said) => said })}
    >
      <Icon name={isPending ? 'up' : 'plus'} />
    </PictureButton>
  );
}
