/** A run that ends badly for a known reason. `message` is the German sentence for the owner. */
export class BackupFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupFailure';
  }
}
