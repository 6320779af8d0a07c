import * as fc from 'fast-check';
import { apiRoutes } from '#api-routes.ts';
import type { Route } from '#shared/api/define-route.ts';
import { accepts, type Field, inputFields, SAMPLES } from './input-fields.ts';

/** A request that none of our pages sends. */
export interface BadRequest {
  /** 'contact.send' */
  route: string;
  method: string;
  /** Raw path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** Whether it carries the owner's session. */
  isOwner: boolean;
  ip: string;
}

/** Mostly characters that PostgreSQL can't store. */
const UNSEEN = ['\u0000', '\u0000', '\ud83d', '\ude00', '\u0007', '\u0085', '\u202e', '\u2028', '\r\n', '\ufeff'];
const WORDS = ['', ' ', 'null', 'NaN', '1e309', '__proto__', '\\', '%', '{{1}}', '<script>', '../../etc/passwd', 'ß'];
const MOMENTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '-000001-01-01T00:00:00Z', '2026-02-30T00:00:00Z'];
const NUMBERS = [0, -1, 0.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324];
const BROKEN_JSON = ['', '{', '"', 'null', '7', '{"a":NaN}', '{"a":1,}', '\ufeff{}', '{"a":"\u0000"}', 'a=1&a=2', '%'];
const LARGE_BODIES = ['['.repeat(16_000), '{"a":'.repeat(6000), 'x'.repeat(70_000)];
const AN_ID = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const SEGMENTS = ['%00', '%ff', '%c0%af', '%2e%2e', '..', '%2f', '', '*', ':id', '%', '%zz', AN_ID.toUpperCase()];
const ODD_HEADERS = ['', 'null', '*', ',', '=', 'x'.repeat(4000), 'session=eyJhbGciOiJub25lIn0.e30.', '\u00e4/\u00f6'];
const HEADERS = [
  ...['accept', 'accept-language', 'content-length', 'cookie', 'idempotency-key', 'if-none-match', 'origin', 'referer'],
  ...['resent', 'sec-fetch-site', 'user-agent', 'x-country', 'x-forwarded-for', 'x-nf-geo'],
];
const JSON_TYPE = 'application/json';
const TYPES = [
  `${JSON_TYPE}; charset=utf-16`,
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get', 'X'];

/** Chooses the first `weight` times as often as each of the others. */
const mostly = <Value>(weight: number, first: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ weight, arbitrary: first }, ...others);

const badText = mostly(
  9,
  fc
    .tuple(fc.constantFrom(...SAMPLES), fc.constantFrom(...UNSEEN), fc.nat(40))
    .map(([sample, character, place]) => sample.slice(0, place) + character + sample.slice(place)),
  fc.constantFrom(...SAMPLES, ...MOMENTS, ...WORDS),
  fc.constantFrom(51, 201, 255, 5001, 40_000).map((length) => 'ä'.repeat(length)),
);
const badValue = mostly<unknown>(
  9,
  badText,
  fc.constantFrom<unknown>(...NUMBERS, true, null, [], {}, [[]]),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  fc.constantFrom(10, 1000, 7000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

/** Returns an accepted value; a distinct name if several fit, so that requests differ. */
const goodValue = ({ schema }: Field): unknown =>
  [...SAMPLES, true, 7].find((sample) => accepts(schema, sample as string)) ?? 'Erika Muster';

type Pairs<Value> = (readonly [string, Value])[];

/** Generates a part's fields as names and values: either one is wrong, or several are wrong, missing, twice or extra. */
function fieldsOf<Value>(fields: readonly Field[], bad: fc.Arbitrary<Value>, good: (field: Field) => Value) {
  const right = fields.map((field) => [field.name.split('.').at(-1) ?? '', good(field)] as const);
  const oneWrong = fc
    .tuple(fc.nat(Math.max(0, fields.length - 1)), bad)
    .map(([place, value]): Pairs<Value> => right.map(([key, kept], at) => [key, at === place ? value : kept]));
  const each = right.map(([key, kept]) => {
    const wrong = bad.map((value): Pairs<Value> => [[key, value]]);
    const twice = bad.map((value): Pairs<Value> => [value, kept].map((one) => [key, one] as const));
    return mostly<Pairs<Value>>(14, fc.constant([[key, kept]]), wrong, wrong, wrong, twice, fc.constant([]));
  });
  const extra = fc.tuple(fc.constantFrom('__proto__', 'x', '\u0000', ''), bad).map((pair): Pairs<Value> => [pair]);
  const several = fc.tuple(mostly(8, fc.constant<Pairs<Value>>([]), extra), ...each).map((pairs) => pairs.flat());
  return fc.oneof(oneWrong, several);
}

/** Writes JSON by hand, because an object may name a field twice, and hold values that JSON.stringify drops. */
const asJson = (pairs: Pairs<unknown>): string =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(',')}}`;
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '1e999';
  }
}

function bodyOf(fields: readonly Field[]): fc.Arbitrary<BadRequest['body']> {
  const pairs = fieldsOf<unknown>(fields, badValue, goodValue);
  return mostly<BadRequest['body']>(
    20,
    pairs.map(asJson),
    pairs.map((all) => String(new URLSearchParams(all.map(([key, value]) => [key, `${textOf(value)}`])))),
    pairs.map((all) => new Uint8Array(Buffer.from(asJson(all), 'utf16le'))),
    fc.constantFrom(...BROKEN_JSON, ...LARGE_BODIES),
    fc.uint8Array({ maxLength: 200 }),
    fc.constant(undefined),
  );
}

/** Encodes half a character as a browser does: as the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function pathOf({ path }: Route, query: readonly Field[]): fc.Arbitrary<string> {
  const segment = mostly(
    3,
    fc.constant(AN_ID),
    badText.map((text) => encoded(text.slice(0, 300))),
    fc.constantFrom(...SEGMENTS),
  );
  const bent = segment.chain((id) => {
    const filled = path.replace(/:\w+/, id);
    const odd = [`${filled}/`, `/${filled}`, filled.toUpperCase(), `${filled}%00`, `${filled};x=1`];
    return mostly(20, fc.constant(filled), fc.constantFrom(...odd));
  });
  const search = fieldsOf<string>(query, badText, (field) => String(goodValue(field))).map((pairs) =>
    pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&'),
  );
  return fc.tuple(bent, search).map(([address, text]) => (text ? `${address}?${text}` : address));
}

const headers = fc
  .tuple(
    mostly<object>(
      20,
      fc.constant({}),
      fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })),
    ),
    mostly(2, fc.constant({}), fc.dictionary(fc.constantFrom(...HEADERS), fc.constantFrom(...ODD_HEADERS))),
  )
  .map(([type, others]) => ({ 'content-type': JSON_TYPE, ...others, ...type }));

function requestTo(route: string, contract: Route, fields: readonly Field[]): fc.Arbitrary<BadRequest> {
  const of = (part: string) => fields.filter(({ name }) => name.split(/[ .]/)[2] === part);
  return fc
    .record({
      ...{ route: fc.constant(route), headers, ip: fc.ipV4() },
      method: mostly(9, fc.constant<string>(contract.method), fc.constantFrom(...METHODS)),
      path: pathOf(contract, of('query')),
      body: bodyOf(of('body')),
      isOwner: mostly(4, fc.constant(true), fc.constant(false)),
    })
    .map((request) => (/^(get|head)$/i.test(request.method) ? { ...request, body: undefined } : request));
}

/** Generates bad requests to every route of the joined table, more of them for routes with many inputs. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  ...Object.entries(apiRoutes).flatMap(([feature, routes]) =>
    Object.entries<Route>(routes).map(([name, route]) => {
      const fields = inputFields(`${feature}.${name}`, route);
      return { weight: 1 + 2 * fields.length, arbitrary: requestTo(`${feature}.${name}`, route, fields) };
    }),
  ),
);
