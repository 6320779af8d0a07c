import type { $ZodType } from 'zod/v4/core';
import { withUmlauts } from '#config/web-address.ts';
import { DAYS, type Hours } from '#content/facts-schema.ts';
import { plainTime } from '#content/hours.ts';
import { metaOf, unwrapped } from '#shared/api/schema-parts.ts';
import type { Sentence, StoredFacts } from '#shared/api/site-shapes.ts';
import { germanAmount } from '#shared/format/german-amount.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { FIELDS, fromStored, isSameValue, schemaOf } from './stored-facts.ts';
import { changeTexts as texts } from './texts.ts';

/** What changed from one set of facts to another, a sentence each. Takes stored facts, too. */
export function changeSentences(before: object, after: object): Sentence[] {
  return Object.entries(FIELDS).flatMap(([file, fields]) =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const [old, fresh] = [before, after].map((facts) => fromStored(schema, (facts as StoredFacts)[file]?.[name]));
      const field = `${file}.${name}`;
      return isSameValue(old, fresh)
        ? []
        : sentencesOf(schema, { label: labelOf(schema, name), before: old, after: fresh }).map((sentence) => ({
            field,
            ...sentence,
          }));
    }),
  );
}

interface Pair {
  label: string;
  before: unknown;
  after: unknown;
}
type Words = Omit<Sentence, 'field'>;

/** The sentences of a value that differs: one, or one for each part with a label, each item, each day. */
function sentencesOf(schema: $ZodType, { label, before, after }: Pair): Words[] {
  // Neither has words of its own: an open question, and an answer that there is none.
  if (isNone(before) && isNone(after))
    return [
      { label, before: before === undefined ? '' : texts.none, after: after === undefined ? texts.open : texts.none },
    ];
  const { element } = partsOf(schema);
  if (element && isHours(element)) return daySentences(label, listOf(before), listOf(after));
  if (element) return itemSentences(element, { label, before, after });
  const words = { label, before: wordsOf(schema, before), after: after === null ? '' : wordsOf(schema, after) };
  const isWhole = words.before !== words.after && [before, after].every((value) => isNone(value) || hasOneName(value));
  const parts = isWhole ? [] : partSentences(schema, { label, before, after });
  if (parts.length > 0) return parts;
  return [words.before && words.after === texts.picture ? { ...words, after: texts.otherPicture } : words];
}

const isNone = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Whether people know a value by one of its parts: a number as they read it, an address, a picture. */
const hasOneName = (value: unknown) =>
  typeof value === 'object' && ['display', 'user', 'alt', 'latitude', 'file'].some((part) => part in (value as object));

function partSentences(schema: $ZodType, { label, before, after }: Pair): Words[] {
  const { shape } = partsOf(schema);
  const parts = Object.entries(shape ?? {}).filter(([, part]) => metaOf(part).label);
  return parts.flatMap(([name, part]) => {
    const [old, fresh] = [before, after].map((value) => (value as Record<string, unknown> | undefined)?.[name]);
    return isSameValue(old, fresh)
      ? []
      : sentencesOf(part, { label: texts.part(label, labelOf(part, name)), before: old, after: fresh });
  });
}

/** One sentence for each item that changed, came or went; a changed one is that at the same place among the others. */
function itemSentences(element: $ZodType, { label, before, after }: Pair): Words[] {
  const [old, fresh] = [listOf(before), listOf(after)];
  const gone = old.filter((item) => !fresh.some((other) => isSameValue(item, other)));
  const come = fresh.filter((item) => !old.some((other) => isSameValue(item, other)));
  if (gone.length + come.length === 0) return [{ label, before: '', after: texts.reordered }];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, n) => {
    const [before, after] = [wordsOf(element, gone[n]), wordsOf(element, come[n])];
    // Another detail of what is called by the same words, like the place of a picture.
    if (before === after)
      return partSentences(element, { label: `${label}, ${after}`, before: gone[n], after: come[n] });
    return { label, before, after };
  }).flat();
}

/** One sentence for each day with other hours: 'Vor Ort, Samstag: 8:00–14:00 → geschlossen'. */
function daySentences(label: string, before: unknown[], after: unknown[]): Words[] {
  return DAYS.flatMap((day) => {
    const [old, fresh] = [before, after].map((hours) => hoursOf(hours as Hours[], day)) as [string, string];
    return old === fresh ? [] : [{ label: texts.part(label, day), before: old, after: fresh }];
  });
}

function hoursOf(hours: readonly Hours[], day: (typeof DAYS)[number]): string {
  const onDay = hours.filter(({ days: [first, last = first] }) => {
    const place = DAYS.indexOf(day);
    return DAYS.indexOf(first) <= place && place <= DAYS.indexOf(last);
  });
  const words = onDay.map(({ from, to, byArrangement }) =>
    texts.hours(plainTime(from), plainTime(to), byArrangement === true),
  );
  return words.join(texts.and) || texts.closed;
}

const isHours = (element: $ZodType) => {
  const { shape } = partsOf(element);
  return shape !== undefined && ['days', 'from', 'to'].every((part) => part in shape);
};

/** A value in words, '' for an absent one. */
export function wordsOf(schema: $ZodType, value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return texts.none;
  const { unit = '' } = metaOf(schema);
  const { element, shape } = partsOf(schema);
  if (Array.isArray(value)) return value.map((item) => (element ? wordsOf(element, item) : String(item))).join(', ');
  if (typeof value === 'object') {
    const parts = value as Record<string, unknown>;
    // A number as people read it, and a mail address.
    if (typeof parts.display === 'string') return parts.display;
    if (typeof parts.user === 'string') return withUmlauts(`${parts.user}@${parts.domain}`);
    if (typeof parts.alt === 'string') return parts.alt;
    if ('latitude' in parts && parts.place) return String(parts.place);
    if (typeof parts.file === 'string') return texts.picture;
    return Object.entries(shape ?? {})
      .map(([name, part]) => wordsOf(part, parts[name]))
      .filter(Boolean)
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return `${unit === 'Euro' ? germanAmount(value) : number().format(value)}${unit && ` ${unit}`}`;
  const text = withUmlauts(String(value));
  if (/^[\w-]+\.(jpe?g|png|webp)$/.test(text)) return texts.picture;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? numericDay(text) : (texts.choices[text] ?? text);
}

const number = onFirstUse(() => new Intl.NumberFormat('de-DE'));

export const labelOfField = (path: string): string => {
  const schema = schemaOf(path.split('.', 2).join('.'));
  return schema ? labelOf(schema, path) : path;
};

const labelOf = (schema: $ZodType, name: string) => metaOf(schema).label ?? name;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const partsOf = (schema: $ZodType) =>
  unwrapped(schema).inner._zod.def as { element?: $ZodType; shape?: Record<string, $ZodType> };
