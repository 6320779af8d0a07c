import type { Facts } from '#content/facts-schema.ts';

type Firm = Facts['firm'];

export const company: string = 'Muster Glasreinigung Rheinhessen';
export const shortName: string = 'Glasreinigung';
export const owner: string = 'Maria Muster';
export const ownerRole: string = 'Inhaberin';
export const street: string = 'Musterstraße 1';
export const postalCode: string = '55000';
export const city: string = 'Musterstadt';
export const siteUrl: string = 'https://www.muster-glasreinigung.example';
export const scope: string = 'Glas-, Wintergarten- und Terrassendachreinigung';
export const smallBusiness: Firm['smallBusiness'] = 'Kleinunternehmerin';
export const vatId: Firm['vatId'] = undefined;
export const economicId: Firm['economicId'] = undefined;
export const supervisoryAuthority: Firm['supervisoryAuthority'] = undefined;
export const withdrawal: Firm['withdrawal'] = undefined;
