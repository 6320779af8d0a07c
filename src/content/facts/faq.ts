import type { Facts } from '#content/facts-schema.ts';

type Faq = Facts['faq'];

export const cost: Faq['cost'] = undefined;
export const inspection: Faq['inspection'] = undefined;
export const discount: Faq['discount'] = undefined;
export const services: Faq['services'] = undefined;
export const rhythm: Faq['rhythm'] = undefined;
export const area: Faq['area'] = undefined;
export const guarantee: Faq['guarantee'] = undefined;
export const agents: Faq['agents'] = undefined;
export const damage: Faq['damage'] = undefined;
export const appointment: Faq['appointment'] = undefined;
export const availability: Faq['availability'] = undefined;
