const SECRET_MIN_CHARS = 32;
/** Random texts have nearly as many different pairs of neighbours as characters: 64 hex digits about 56. */
const PAIRS_MIN_SHARE = 0.6;
/** Random bytes step by many different amounts from one to the next: 32 by about 29. */
const STEPS_MIN = 8;

/** Returns a secret. @throws Error if it is short, or repeats itself or counts, as invented ones do. */
export function strongSecret(secret: string): string {
  if (secret.length < SECRET_MIN_CHARS) throw new Error(`is shorter than ${SECRET_MIN_CHARS} characters`);
  const pairs = new Set([...secret].slice(1).map((character, n) => `${secret[n]}${character}`));
  const readings = (['utf8', 'hex', 'base64'] as const).map((encoding) => Buffer.from(secret, encoding));
  const isCounted = readings.some((bytes) => bytes.length >= 2 * STEPS_MIN && stepsIn(bytes) < STEPS_MIN);
  if (pairs.size < PAIRS_MIN_SHARE * secret.length || isCounted) {
    throw new Error('repeats itself or counts, so it can be guessed: make another with `openssl rand -hex 32`');
  }
  return secret;
}

const stepsIn = (bytes: Buffer): number => new Set(bytes.subarray(1).map((byte, n) => byte - (bytes[n] ?? 0))).size;

export function keyBytes(hex: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error('is no 64 hex digits: make them with `openssl rand -hex 32`');
  return Buffer.from(hex, 'hex');
}
