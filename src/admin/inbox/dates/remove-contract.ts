import * as z from 'zod/mini';
import { contactErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** The number of the entry whose date was on the screen, 0 for none. */
export const before = z.coerce.number(contactErrors.notANumber).check(z.int(), z.minimum(0));
export const entered = z.object({ number: z.int() });

/** Apart from the form's rules, because the dashboard ends a planned call without the form. */
export const removeDate = defineRoute('DELETE', '/api/admin/contact/:id/date/:before', 'admin', {
  params: z.object({ id: z.uuid(), before }),
  answers: { 200: entered },
});
