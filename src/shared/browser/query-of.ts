import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/call.ts';
import type { CallArguments, Route } from '../api/define-route.ts';

export const queryOf = <R extends Route>(
  queryKey: readonly unknown[],
  route: R,
  ...[input]: CallArguments<R, CallOptions>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(route, ...([input, { signal }] as CallArguments<R, CallOptions>)),
  });
