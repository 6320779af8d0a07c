import * as answers from '#facts/answers.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as faq from '#facts/faq.ts';
import * as firm from '#facts/firm.ts';
import * as gallery from '#facts/gallery.ts';
import * as hours from '#facts/hours.ts';
import * as partners from '#facts/partners.ts';
import * as person from '#facts/person.ts';
import * as prices from '#facts/prices.ts';
import * as promises from '#facts/promises.ts';
import * as senior from '#facts/senior.ts';
import * as services from '#facts/services.ts';
import * as voices from '#facts/voices.ts';
import type { Facts } from './facts-schema.ts';

/** All facts by file, for checks. No script of a browser imports them, because it would carry them all. */
export const allFacts = {
  answers,
  area,
  contact,
  faq,
  firm,
  gallery,
  hours,
  partners,
  person,
  prices,
  promises,
  senior,
  services,
  voices,
} satisfies Facts;
