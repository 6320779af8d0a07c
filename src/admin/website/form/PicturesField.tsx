import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { GalleryPicture } from '#content/facts-schema.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { PictureButton } from '#shared/ui/PictureButton.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import type { FieldProps } from '#shared/ui/shape-of.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { websiteRoutes } from '../contract.ts';
import { pictureTexts as texts } from '../texts.ts';
import { shownPicturesQuery, WEBSITE } from '../website-queries.ts';
import { placeOf } from './empty-parts.ts';
import { OwnPicture, sendPicture } from './PictureField.tsx';

interface PicturesFieldProps extends FieldProps {
  element: $ZodType;
  Part: ComponentType<FieldProps>;
}

/** The gallery as thumbnails. Several photos come at once, and what is typed then is said of all of them. */
export function PicturesField({ element, Part, path, value, onChange, errors }: PicturesFieldProps) {
  const pictures = value as readonly GalleryPicture[];
  const { data: shown = {} } = useQuery(shownPicturesQuery);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const withdrawing = useChange(WEBSITE, (file: string) => call(websiteRoutes.withdrawPicture, { params: { file } }));
  const [first = -1] = opened;
  const faulty = pictures.findIndex((_, place) => Object.keys(errors).some((at) => at.startsWith(`${path}.${place}.`)));

  // A refused form opens the picture that is not complete.
  useEffect(() => {
    if (faulty >= 0) setOpened((now) => (now.length > 0 ? now : [faulty]));
  }, [faulty]);

  async function add(files: readonly File[]) {
    const today = berlinDay(new Date());
    const added: GalleryPicture[] = [];
    const refused: string[] = [];
    for (const file of files) {
      setUploads([...refused, texts.uploading]);
      const sent = await sendPicture(file);
      if ('refused' in sent) refused.push(`${file.name}: ${sent.refused}`);
      else added.push({ file: sent.file, alt: '', isPhoto: true, kind: 'Fenster', month: today.slice(0, 7) });
    }
    setUploads(refused);
    onChange([...added, ...pictures]);
    setOpened(added.map((_, place) => place));
  }

  /** Says of all opened pictures what was changed in the first. */
  function change(next: Partial<GalleryPicture>) {
    const before = pictures[first] as Record<string, unknown> | undefined;
    const part = Object.fromEntries(Object.entries(next).filter(([name, is]) => before?.[name] !== is));
    onChange(pictures.map((picture, place) => (opened.includes(place) ? { ...picture, ...part } : picture)));
  }

  async function withdraw({ file }: GalleryPicture) {
    if (!confirm(texts.withdrawAsk)) return;
    const left = pictures.filter((one) => one.file !== file);
    if (await announce(withdrawing.mutateAsync(file), { done: texts.withdrawn })) {
      setOpened([]);
      onChange(left);
    }
  }

  return (
    <div className="grid gap-3">
      <PictureButton className={BUTTON.primary} multiple onPick={add}>
        {texts.add}
      </PictureButton>
      <p role="status">{uploads.join(' ')}</p>
      <ul className="grid grid-cols-3 gap-1.5 lg:grid-cols-5">
        {pictures.map((picture, place) => {
          const isFaulty = !safeParse(element, picture).success;
          const url = shown[`${picture.kind}: ${picture.alt}`];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no name of their own
            <li key={place}>
              <button
                type="button"
                className="relative grid aspect-4/3 w-full place-content-center overflow-hidden rounded bg-glass-2 text-[0.75rem]"
                aria-label={texts.picture(place + 1, pictures.length, picture.alt)}
                onClick={() => setOpened([place])}
              >
                <OwnPicture value={picture} className={LOOK} />
                {url && <img className={LOOK} src={url} alt="" loading="lazy" />}
                {(isFaulty || picture.place) && (
                  <span className="absolute bottom-1 left-1 rounded bg-surface/95 px-1">
                    {isFaulty ? `▲ ${texts.missing}` : picture.place}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {pictures[first] && (
        <Sheet
          title={opened.length > 1 ? texts.several(opened.length) : texts.one(first + 1, pictures.length)}
          onClose={() => setOpened([])}
        >
          <Part
            schema={element}
            path={placeOf(path, first)}
            value={pictures[first]}
            onChange={(next) => change(next as Partial<GalleryPicture>)}
            errors={errors}
          />
          {opened.length === 1 && (
            <div className="flex flex-wrap gap-2">
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className="button"
                  disabled={!(first + by in pictures)}
                  onClick={() => {
                    onChange(moved(pictures, first, by));
                    setOpened([first + by]);
                  }}
                >
                  {by < 0 ? texts.forward : texts.backward}
                </button>
              ))}
              <button
                type="button"
                className={BUTTON.danger}
                onClick={() => {
                  setOpened([]);
                  onChange(pictures.toSpliced(first, 1));
                }}
              >
                {texts.remove}
              </button>
              {pictures[first].consent && (
                <PendingButton className={BUTTON.danger} onPress={() => withdraw(pictures[first] as GalleryPicture)}>
                  {texts.withdraw}
                </PendingButton>
              )}
            </div>
          )}
        </Sheet>
      )}
    </div>
  );
}

const moved = <T,>(items: readonly T[], place: number, by: -1 | 1): T[] =>
  items.toSpliced(place, 1).toSpliced(place + by, 0, ...items.slice(place, place + 1));

const LOOK = 'absolute size-full object-cover';
