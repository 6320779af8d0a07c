import { withUmlauts } from '#config/web-address.ts';
import type { Facts } from '#content/facts-schema.ts';
import { shortTime } from '#content/hours.ts';
import { wordsOf } from '#domain/site/changes.ts';
import { schemaOf } from '#domain/site/stored-facts.ts';
import { ONE_LINE } from './form/one-line.ts';
import { websiteTexts } from './texts.ts';

export function shownValue(field: string, value: unknown): string {
  const schema = schemaOf(field);
  if (!schema) return '';
  if (field === 'hours.week') return phoneHours(value as Facts['hours']['week']);
  const line = ONE_LINE[field];
  if (Array.isArray(value) && typeof value[0] === 'object') return String(value.length);
  const words = line && value != null ? withUmlauts(line.toText(value as never)) : wordsOf(schema, value);
  return words.length > 80 ? `${words.slice(0, 80).trimEnd()} …` : words;
}

/** 'Mo–Fr 8–18', the first hours on the telephone. */
function phoneHours({ phone: [first] }: Facts['hours']['week']): string {
  if (!first) return websiteTexts.noHours;
  const days = first.days.map((day) => day.slice(0, 2)).join('–');
  return `${days} ${shortTime(first.from)}–${shortTime(first.to)}`;
}
