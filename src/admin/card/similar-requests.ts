import { isWaiting } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { repeatedSigns } from '#domain/requests/spam-signs.ts';

type Judged = Pick<StoredRequest, 'id' | 'email' | 'message' | 'isCall' | 'state' | 'dealAt'>;

/**
 * Finds the other requests that look as if the same sender of spam wrote them: the same address or message but for
 * digits, or a common link. Nothing answered, agreed or entered by hand is among them.
 */
export function similarTo<R extends Judged>(spam: Judged, all: readonly R[]): R[] {
  const signs = new Set(repeatedSigns(spam));
  return all.filter(
    (other) =>
      other.id !== spam.id &&
      !other.isCall &&
      isUntouched(other) &&
      repeatedSigns(other).some((sign) => signs.has(sign)),
  );
}

const isUntouched = ({ state, dealAt }: Pick<Judged, 'state' | 'dealAt'>) => isWaiting({ state, dealAt });
