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

test('a call returns the route’s successful answers', () => {
  expectTypeOf<RouteAnswer<typeof routes.make>>().toEqualTypeOf<{ id: string } | { comesBy: number }>();
});

test('a handler answers only the route’s statuses, each with its own body', () => {
  expectTypeOf<Reply<202, { comesBy: number }>>().toExtend<Made>();
  expectTypeOf<Reply<201, { comesBy: number }>>().not.toExtend<Made>();
  expectTypeOf<Reply<204, { id: string }>>().not.toExtend<Made>();
  // A plain value means 200, which this route lacks.
  expectTypeOf<{ id: string }>().not.toExtend<Made>();
});
