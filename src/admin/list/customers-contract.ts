import * as z from 'zod/mini';
import { listedCustomer } from '#domain/customers/listed-customer.ts';
import { defineRoute } from '#shared/api/define-route.ts';

export const customerRoutes = {
  customers: defineRoute('GET', '/api/admin/customers', 'admin', { answers: { 200: z.array(listedCustomer) } }),
};
