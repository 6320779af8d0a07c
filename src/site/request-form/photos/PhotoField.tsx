import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#shared/browser/picture-types.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { formTexts } from '../texts.ts';

type Late = typeof import('./late.tsx');

/**
 * What comes with the first chosen photo; undefined before, because visitors without photos need none of it. A request
 * sent before it is `ready` waits, or it would go without the photos.
 */
export const photos: { late?: Late; ready?: Promise<void> } = {};

/** Offers to add photos. Drawn after the form's first touch, because it needs script and no visitor waits for it. */
export function PhotoField() {
  const input = useRef<HTMLInputElement>(null);
  const [late, setLate] = useState(photos.late);
  const [isDrawn, setIsDrawn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // Before the next paint, because the button takes the place that the form has kept for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn.
  useLayoutEffect(() => {
    setIsDrawn(true);
    // Says that a reload has lost them.
    if (tryStorage(() => sessionStorage.contactPhotos)) void take([]);
  }, []);

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    photos.ready = take([...(currentTarget.files ?? [])]);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }

  async function take(files: File[]) {
    try {
      photos.late = await import('./late.tsx');
      setLate(photos.late);
      setHasFailed(false);
    } catch {
      return setHasFailed(true);
    }
    void photos.late.addPhotos(files);
  }

  if (!isDrawn) return null;
  return (
    <div className="field">
      <button type="button" className="button photo-add" onClick={() => input.current?.click()}>
        {formTexts.addPhotos}
      </button>
      {/* Without a name, because it is no field of the request. */}
      <input ref={input} type="file" accept={PICTURE_TYPES} multiple hidden onChange={add} />
      {hasFailed && (
        <p className="field-error" role="alert">
          {formTexts.failureFallback}
        </p>
      )}
      {late && <late.PhotoList />}
    </div>
  );
}
