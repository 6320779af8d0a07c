import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import * as hours from '#facts/hours.ts';
import * as partners from '#facts/partners.ts';
import * as person from '#facts/person.ts';
import * as prices from '#facts/prices.ts';
import type { Facts } from './facts-schema.ts';

/** All facts by file, for checks. No script of a browser imports them, because it would carry them all. */
export const allFacts = { area, contact, firm, hours, partners, person, prices } satisfies Facts;
