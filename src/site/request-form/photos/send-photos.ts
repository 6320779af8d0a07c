import { whenBackOnline } from '#shared/browser/import-retried.ts';
import { PHOTO_RETRY_MS, PHOTO_STALL_MS, PHOTO_TRIES } from '../limits.ts';
import { IDEMPOTENCY_HEADER } from '../sending-key.ts';
import { isUsable, type VisitorsForm } from '../visitors-form.ts';
import { changePhoto, changePhotos } from './chosen-photos.ts';
import { photoTexts as texts } from './texts.ts';

/** Sends the chosen photos after their request, and after what of an earlier one has not arrived. Never throws. */
export function sendPhotos(form: VisitorsForm, key: string): Promise<void> {
  const { chosen, sending } = form.state;
  changePhotos(form, {
    chosen: [],
    sending: [
      ...sending.filter(({ isThere }) => !isThere),
      ...chosen.filter(isUsable).map((photo, index) => ({ ...photo, key, place: index + 1 })),
    ],
    areTooMany: false,
    areLost: false,
  });
  return sendMissing(form);
}

/** Sends those that have not arrived, in turn, so that the first ones arrive early. */
export function sendMissing(form: VisitorsForm): Promise<void> {
  form.sendingPhotos ??= sendInTurn(form).finally(() => {
    form.sendingPhotos = undefined;
  });
  return form.sendingPhotos;
}

async function sendInTurn(form: VisitorsForm): Promise<void> {
  addEventListener('beforeunload', holdPage);
  const tried = new Set<number>();
  // A later request adds its photos meanwhile.
  const next = () => form.state.sending.find(({ id, isThere }) => !isThere && !tried.has(id));
  for (let photo = next(); photo; photo = next()) {
    const { id } = photo;
    tried.add(id);
    changePhoto(form, id, { sent: 0, failed: undefined });
    await form.small.get(id);
    const failed = await send(form, id);
    changePhoto(form, id, failed === undefined ? { isThere: true, sent: 1 } : { failed });
  }
  removeEventListener('beforeunload', holdPage);
  if (form.state.sending.some(({ failed }) => failed === texts.broken)) whenBackOnline(() => sendMissing(form));
}

/** Lets the browser ask before the page goes. */
const holdPage = (event: Event) => event.preventDefault();

/** Returns a sentence if the photo did not arrive. Tries again after a broken connection. */
async function send(form: VisitorsForm, id: number): Promise<string | undefined> {
  const { blob, refused, place, key } = form.state.sending.find((photo) => photo.id === id) ?? {};
  if (!blob || !key) return refused;
  for (let tries = 1; ; tries += 1) {
    const path = `/api/contact/photos/${place}`;
    const { status, text } = await put(blob, path, key, (sent) => changePhoto(form, id, { sent }));
    if (status === 200) return undefined;
    const isFinal = status >= 400 && status < 500;
    if (isFinal || tries === PHOTO_TRIES) return sentenceIn(text) ?? texts.broken;
    await new Promise((resolve) => setTimeout(resolve, PHOTO_RETRY_MS));
  }
}

/** By XMLHttpRequest, because fetch tells nothing of a body's progress. Status 0 without an answer. */
const put = (blob: Blob, path: string, key: string, onProgress: (share: number) => void) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    request.setRequestHeader('content-type', blob.type);
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), PHOTO_STALL_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      resolve({ status: request.status, text: request.responseText });
    };
    watch();
    request.send(blob);
  });

function sentenceIn(text: string): string | undefined {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
}
