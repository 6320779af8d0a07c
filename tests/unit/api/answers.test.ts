import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { Handlers, Reply } from '#http/serve.ts';
import { defineRoute, type RouteAnswer } from '#shared/api/define-route.ts';

const routes = {
  make: defineRoute('POST', '/api/made-up', 'public', {
    answers: {
      201: z.object({ id: z.string() }),
      202: z.object({ comesBy: z.number() }),
      503: z.object({ awayUntil: z.number() }),
    },
  }),
};
type Made = Awaited<ReturnType<Handlers<typeof routes>['make']>>;

test('a call gives what the route answers with its statuses of success', () => {
  expectTypeOf<RouteAnswer<typeof routes.make>>().toEqualTypeOf<{ id: string } | { comesBy: number }>();
});

test('a handler answers each status with its own body, and no other status', () => {
  expectTypeOf<Reply<202, { comesBy: number }>>().toExtend<Made>();
  expectTypeOf<Reply<201, { comesBy: number }>>().not.toExtend<Made>();
  expectTypeOf<Reply<204, { id: string }>>().not.toExtend<Made>();
  // A plain value is a 200, which this route does not have.
  expectTypeOf<{ id: string }>().not.toExtend<Made>();
});
