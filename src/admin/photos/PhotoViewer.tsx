import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import { photoPath, type RequestPhoto } from '#domain/requests/photos/shapes.ts';
import { call } from '#shared/api/call.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { photoRoutes } from './contract.ts';
import { photoTexts as texts } from './texts.ts';

interface PhotoViewerProps {
  /** The photos with the words of their request. */
  photos: readonly (RequestPhoto & { words: string | undefined })[];
  /** The place of the photo that is shown first. */
  first: number;
  /** Gets the place of the last one. */
  onClose: (last: number) => void;
}

/** Photos as large as the screen, in a native dialog. Swipes, arrow keys and buttons go on; Escape closes. */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(first);
  const shown = Math.min(place, photos.length - 1);
  const photo = photos[shown];

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first]);

  // Closes by itself after the last photo was deleted, because only a closed dialog returns the focus.
  useEffect(() => {
    if (photos.length === 0) dialog.current?.close();
  }, [photos.length]);

  const turn = (step: number) => strip.current?.scrollBy({ left: step * strip.current.clientWidth });
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current as HTMLDivElement;
    if (clientWidth > 0) setPlace(Math.round(scrollLeft / clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      className="h-dvh max-h-none w-screen max-w-none grid-rows-[minmax(0,1fr)_auto] overflow-hidden bg-[#07212a] text-[#fff] open:grid"
      aria-label={texts.title}
      onClose={() => onClose(Math.max(0, shown))}
      onKeyDown={turnByKey}
    >
      <div
        ref={strip}
        className="flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain [scroll-behavior:var(--motion-scroll)] [scrollbar-width:none]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take keys (axe: scrollable-region-focusable).
        tabIndex={0}
        onScroll={follow}
      >
        {photos.map(({ id, isOurs }, nth) => (
          <div key={id} className="grid w-full flex-none snap-center snap-always" aria-hidden={nth !== shown}>
            <img
              className="h-full min-h-0 w-full object-contain"
              src={photoPath(id)}
              alt={texts.alt(nth + 1, isOurs)}
              loading="lazy"
            />
          </div>
        ))}
      </div>
      {photo && (
        <div className="grid max-h-[45dvh] gap-2 overflow-y-auto px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p aria-live="polite">
            {texts.position(shown + 1, photos.length, germanDate(new Date(photo.at)), photo.isOurs)}
          </p>
          {!photo.isOurs && photo.words && (
            <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {photo.words}
            </p>
          )}
          {photo.isOurs && <Consent key={photo.id} photo={photo} />}
          <div className="flex flex-wrap items-center gap-3">
            <ViewerButton label={texts.previous} icon="left" onPress={() => turn(-1)} />
            <ViewerButton label={texts.next} icon="right" onPress={() => turn(1)} />
            <RemoveButton key={photo.id} id={photo.id} />
            <ViewerButton label={texts.close} icon="close" onPress={() => dialog.current?.close()} />
          </div>
        </div>
      )}
    </dialog>
  );
}

const LOOK = 'min-h-12 min-w-12 place-content-center rounded border-2 border-current px-3';

const ViewerButton = ({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) => (
  <button type="button" className={`grid last:ml-auto ${LOOK}`} aria-label={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
);

function RemoveButton({ id }: { id: string }) {
  const params = { id };
  const { mutateAsync: remove } = useRequestMutation(() => call(photoRoutes.removePhoto, { params }));
  const { mutateAsync: restore } = useRequestMutation(() => call(photoRoutes.restorePhoto, { params }));
  const bringBack = () => void announce(restore(), { done: texts.restored, failed: texts.restoreFailed });
  const confirmAndRemove = () =>
    window.confirm(texts.confirmRemove) &&
    announce(remove(), {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: texts.undo, onSelect: bringBack },
      },
      failed: texts.removeFailed,
    });
  return (
    <PendingButton className={`ml-auto ${LOOK}`} onPress={confirmAndRemove}>
      {texts.remove}
    </PendingButton>
  );
}

/** The householder's consent, without which a photo of their home is not for the website. */
function Consent({ photo: { id, consentedAt } }: { photo: RequestPhoto }) {
  const [isGiven, setGiven] = useState(consentedAt !== undefined);
  const { mutateAsync } = useRequestMutation((isGiven: boolean) =>
    call(photoRoutes.setConsent, { params: { id }, body: { isGiven } }),
  );
  async function save(wanted: boolean) {
    setGiven(wanted);
    const isSaved = await announce(mutateAsync(wanted), { failed: texts.consentFailed });
    if (!isSaved) setGiven(!wanted);
  }

  return (
    <label className="flex min-h-touch flex-wrap items-center gap-x-3">
      <input
        type="checkbox"
        className="size-6 flex-none"
        checked={isGiven}
        onChange={({ target }) => void save(target.checked)}
      />
      <span className="min-w-0 flex-1">
        {texts.consent} {consentedAt && texts.consentSince(germanDate(new Date(consentedAt)))}
      </span>
    </label>
  );
}
