import type { $ZodType } from 'zod/v4/core';
import { withUmlauts } from '#config/web-address.ts';
import { DAYS, type Hours } from '#content/facts-schema.ts';
import { plainTime, type Span, spansByDay } from '#content/hours.ts';
import { metaOf, unwrapped } from '#shared/api/field-meta.ts';
import type { Sentence } from '#shared/api/site-shapes.ts';
import { germanAmount } from '#shared/format/german-amount.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { FACTS, factIn, fromStored, isSameValue, schemaOf } from './stored-facts.ts';
import { changeTexts as texts } from './texts.ts';

/** What changed from one set of facts to another, a sentence each. Takes stored facts, too. */
export const changeSentences = (before: object, after: object): Sentence[] =>
  [...FACTS].flatMap(([field, schema]) => {
    const [old, fresh] = [before, after].map((facts) => fromStored(schema, factIn(facts, field)));
    if (isSameValue(old, fresh)) return [];
    const sentences = sentencesOf(schema, { label: labelOf(schema, field), before: old, after: fresh });
    return sentences.map((words) => ({ field, ...words }));
  });

interface Pair {
  label: string;
  before: unknown;
  after: unknown;
}
type Words = Omit<Sentence, 'field'>;

/** The sentences of a value that differs: one, or one for each part with a label, each item, each day. */
function sentencesOf(schema: $ZodType, pair: Pair): Words[] {
  const { label, before, after } = pair;
  // Neither has words of its own: an open question, and an answer that there is none.
  if (isNone(before) && isNone(after)) {
    const [was, is] = [before === undefined ? '' : texts.none, after === undefined ? texts.open : texts.none];
    return [{ label, before: was, after: is }];
  }
  const { element } = partsOf(schema);
  if (!element) return valueSentences(schema, pair);
  return isHours(element) ? daySentences(pair) : itemSentences(element, pair);
}

const isNone = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function valueSentences(schema: $ZodType, { label, before, after }: Pair): Words[] {
  const words = { label, before: wordsOf(schema, before), after: after === null ? '' : wordsOf(schema, after) };
  const isWhole = words.before !== words.after && [before, after].every((value) => isNone(value) || nameOf(value));
  const parts = isWhole ? [] : partSentences(schema, { label, before, after });
  if (parts.length > 0) return parts;
  return [words.before && words.after === texts.picture ? { ...words, after: texts.otherPicture } : words];
}

function partSentences(schema: $ZodType, { label, before, after }: Pair): Words[] {
  const parts = Object.entries(partsOf(schema).shape ?? {}).filter(([, part]) => metaOf(part).label);
  return parts.flatMap(([name, part]) => {
    const [old, fresh] = [before, after].map((value) => (value as Parts | undefined)?.[name]);
    const pair = { label: texts.part(label, labelOf(part, name)), before: old, after: fresh };
    return isSameValue(old, fresh) ? [] : sentencesOf(part, pair);
  });
}

/** One sentence for each item that changed, came or went; a changed one is that at the same place among the others. */
function itemSentences(element: $ZodType, { label, before, after }: Pair): Words[] {
  const [old, fresh] = [listOf(before), listOf(after)];
  const gone = old.filter((item) => !fresh.some((other) => isSameValue(item, other)));
  const come = fresh.filter((item) => !old.some((other) => isSameValue(item, other)));
  if (gone.length + come.length === 0) return [{ label, before: '', after: texts.reordered }];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, n) => {
    const [was, is] = [wordsOf(element, gone[n]), wordsOf(element, come[n])];
    if (was !== is) return { label, before: was, after: is };
    // Another detail of what is called by the same words, like the place of a picture.
    return partSentences(element, { label: `${label}, ${is}`, before: gone[n], after: come[n] });
  }).flat();
}

/** One sentence for each day with other hours: 'Vor Ort, Samstag: 8:00–14:00 → geschlossen'. */
function daySentences({ label, before, after }: Pair): Words[] {
  const [old = [], fresh = []] = [before, after].map((hours) => spansByDay(listOf(hours) as Hours[]).map(hoursInWords));
  return DAYS.flatMap((day, place) => {
    const [was = '', is = ''] = [old[place], fresh[place]];
    return was === is ? [] : [{ label: texts.part(label, day), before: was, after: is }];
  });
}

const hoursInWords = (spans: readonly Span[]): string =>
  spans
    .map(({ from, to, byArrangement }) => texts.hours(plainTime(from), plainTime(to), byArrangement === true))
    .join(texts.and) || texts.closed;

const isHours = (element: $ZodType) => 'days' in (partsOf(element).shape ?? {});

type Parts = Record<string, unknown>;

/** What people know by one of its parts: a number as they read it, an address, a picture, a place. */
const NAMES: Readonly<Record<string, (parts: Parts) => string>> = {
  display: ({ display }) => String(display),
  user: ({ user, domain }) => withUmlauts(`${user}@${domain}`),
  alt: ({ alt }) => String(alt),
  file: () => texts.picture,
  latitude: ({ latitude, longitude, place = `${latitude}, ${longitude}` }) => String(place),
};

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(NAMES).find(([part]) => part in value)?.[1](value as Parts);
}

/** A value in words, '' for an absent one. */
export function wordsOf(schema: $ZodType, value: unknown): string {
  const { element, shape = {} } = partsOf(schema);
  if (value === undefined) return '';
  if (value === null) return texts.none;
  if (Array.isArray(value)) return value.map((item) => (element ? wordsOf(element, item) : item)).join(', ');
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberInWords(value, metaOf(schema).unit);
  if (typeof value === 'string') return textInWords(value);
  const parts = Object.entries(shape).map(([name, part]) => wordsOf(part, (value as Parts)[name]));
  return nameOf(value) ?? parts.filter(Boolean).join(', ');
}

const numberInWords = (value: number, unit = '') =>
  `${unit === 'Euro' ? germanAmount(value) : number().format(value)} ${unit}`.trim();

function textInWords(stored: string): string {
  const text = withUmlauts(stored);
  if (/^[\w-]+\.(jpe?g|png|webp)$/.test(text)) return texts.picture;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? numericDay(text) : (texts.choices[text] ?? text);
}

const number = onFirstUse(() => new Intl.NumberFormat('de-DE'));

/** The label of a fact, also of a place in it: 'gallery.pictures.0.file'. */
export function labelOfField(path: string): string {
  const schema = schemaOf(path.split('.', 2).join('.'));
  return schema ? labelOf(schema, path) : path;
}

const labelOf = (schema: $ZodType, name: string) => metaOf(schema).label ?? name;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const partsOf = (schema: $ZodType) =>
  unwrapped(schema).inner._zod.def as { element?: $ZodType; shape?: Record<string, $ZodType> };
