import type { StoredRequest } from '#domain/requests/shapes.ts';

/** The name of whom a request is of. */
export const ownerOf = ({ customerName, name }: Pick<StoredRequest, 'customerName' | 'name'>) => customerName ?? name;

/** The requests of one task, in the given order: one person's who wrote again before an answer. */
export const inOneTask = <R extends Pick<StoredRequest, 'id' | 'repeats'>>(request: R, all: readonly R[] = [request]) =>
  all.filter(({ id, repeats = id }) => repeats === (request.repeats ?? request.id));
