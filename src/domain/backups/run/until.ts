import { failureTexts } from '../texts.ts';
import { BackupFailure } from './backup-failure.ts';

/** The same pieces, as long as it is not too late. @throws BackupFailure after `deadline`. */
export async function* until<T, R>(
  deadline: Date,
  clock: () => Date,
  pieces: AsyncGenerator<T, R>,
): AsyncGenerator<T, R> {
  try {
    let piece = await pieces.next();
    for (; !piece.done; piece = await pieces.next()) {
      if (clock() > deadline) throw new BackupFailure(failureTexts.tooSlow);
      yield piece.value;
    }
    return piece.value;
  } finally {
    await pieces.return(undefined as R).catch(() => undefined);
  }
}
