import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#shared/browser/picture-types.ts';
import { formTexts } from '../texts.ts';
import type { VisitorsForm } from '../visitors-form.ts';

export function PhotoField({ form }: { form: VisitorsForm }) {
  const input = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { late, areLost } = form.state;
  // Says that a reload has lost them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn.
  useLayoutEffect(() => {
    if (areLost) void take([]);
  }, []);

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    form.photosReady = take([...(currentTarget.files ?? [])]);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }

  async function take(files: File[]) {
    const late = await import('./PhotoList.tsx').catch(() => {});
    setHasFailed(!late);
    if (!late) return;
    form.change({ late });
    late.addPhotos(form, files);
  }

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
      {late && <late.PhotoList form={form} />}
    </div>
  );
}
