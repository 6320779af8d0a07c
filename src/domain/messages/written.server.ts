import { logError } from '#server/log.ts';

/** Writes messages, without phone and place if that fails, because one request must not keep the others untold. */
export function written<R extends { phone: string | null; place: string | null }, M>(
  requests: readonly R[],
  write: (requests: readonly R[]) => M,
): M {
  try {
    return write(requests);
  } catch (error) {
    logError('message-not-written', error);
    return write(requests.map((request) => ({ ...request, phone: null, place: null })));
  }
}
