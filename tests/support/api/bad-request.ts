import * as fc from 'fast-check';
import { apiRoutes } from '#api-routes.ts';
import type { Route } from '#shared/api/define-route.ts';
import { accepts, type Field, inputFields, SAMPLES } from './input-fields.ts';

/** A request that none of our pages sends. */
export interface BadRequest {
  feature: keyof typeof apiRoutes;
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

const UNSEEN = [
  // Mostly characters that PostgreSQL can't store.
  ...['\u0000', '\u0000', '\u0000', '\ud83d', '\ude00'],
  ...['\u0007', '\u001b', '\u0085', '\u202e', '\u2066', '\u2028', '\r\n', '\ufeff'],
];
const MOMENTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '-000001-01-01T00:00:00Z', '2026-02-30T00:00:00Z'];
const NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324];
const WORDS = ['', ' ', 'null', 'undefined', 'NaN', 'Infinity', '1e309', '0x10', '00000000000000000000', '__proto__'];
const SQL = ["' or 1=1 --", '\\', '%', '_', '{{1}}', '<script>', '../../etc/passwd', '\u0130\u0131ß'];
const BROKEN_JSON = ['', '{', '[', '"', 'null', '7', '{"a":NaN}', '{"a":1,}', '\ufeff{}', '{"a":"\u0000"}'];
const LARGE_BODIES = ['['.repeat(16_000), '{"a":'.repeat(6000), 'x'.repeat(70_000)];
const ODD_KEYS = ['__proto__', 'constructor', 'x', '\u0000', ''];
const AN_ID = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const SEGMENTS = ['%00', '%ff', '%c0%af', '%2e%2e', '..', '%2f', '', '*', ':id', '%', '%zz', AN_ID.toUpperCase()];
const ODD_HEADERS = ['', 'null', '*', ',', ';', '=', 'x'.repeat(4000), 'eyJhbGciOiJub25lIn0.e30.'];
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'content-length', 'if-none-match', 'range', 'referer'],
  ...['idempotency-key', 'resent', 'sec-gpc', 'user-agent', 'x-country', 'x-forwarded-for', 'x-nf-geo'],
];
const JSON_TYPE = 'application/json';
const TYPES = [JSON_TYPE, `${JSON_TYPE}; charset=utf-16`, 'APPLICATION/JSON', 'application/x-www-form-urlencoded'];
const ODD_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  `${JSON_TYPE}, text/html`,
  '',
  ';',
  '\u00e4/\u00f6',
];
const SITES = ['cross-site', 'same-site', 'none', ''].map((value) => ({ 'sec-fetch-site': value }));
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get', 'X'];

/** Chooses the first `weight` times as often as each of the others. */
const mostly = <Value>(weight: number, first: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ weight, arbitrary: first }, ...others);

const badText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom(...SAMPLES), fc.constantFrom(...UNSEEN), fc.nat(40))
      .map(([sample, character, place]) => sample.slice(0, place) + character + sample.slice(place)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...SAMPLES, ...MOMENTS, ...WORDS, ...SQL) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(51, 201, 255, 5001, 40_000).map((length) => 'ä'.repeat(length)),
  fc.double().map(String),
);
const badValue = mostly<unknown>(
  9,
  badText,
  fc.constantFrom<unknown>(...NUMBERS, true, false, null, [], {}, [[]]),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  fc.constantFrom(10, 1000, 7000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

const keyOf = ({ name }: Field) => name.split('.').at(-1) ?? '';
const partOf = ({ name }: Field) => name.split(/[ .]/)[2] ?? '';
/** Returns an accepted value; a distinct name if several fit, so that requests differ. */
const goodValue = ({ schema }: Field): unknown =>
  [...SAMPLES, true, 7].find((sample) => accepts(schema, sample as string)) ?? 'Erika Muster';

type Pairs<Value> = (readonly [string, Value])[];

/** Generates a part's fields as names and values: either one is wrong, or several are wrong, missing or extra. */
function fieldsOf<Value>(
  fields: readonly Field[],
  bad: fc.Arbitrary<Value>,
  good: (field: Field) => Value,
): fc.Arbitrary<Pairs<Value>> {
  const right = fields.map((field) => [keyOf(field), good(field)] as const);
  const oneWrong = fc
    .tuple(fc.nat(Math.max(0, fields.length - 1)), bad)
    .map(([place, value]) => right.map(([key, kept], at) => [key, at === place ? value : kept] as const));
  const each = right.map(([key, kept]) =>
    fc.oneof(
      { weight: 14, arbitrary: fc.constant<Pairs<Value>>([[key, kept]]) },
      { weight: 4, arbitrary: bad.map((value): Pairs<Value> => [[key, value]]) },
      fc.constant<Pairs<Value>>([]),
      bad.map((value) => [value, kept].map((one) => [key, one] as const)),
    ),
  );
  const oneMore = fc.tuple(fc.constantFrom(...ODD_KEYS), bad).map((extra): Pairs<Value> => [extra]);
  const severalWrong = fc
    .tuple(mostly(8, fc.constant<Pairs<Value>>([]), oneMore), ...each)
    .map(([extra, ...pairs]) => [...pairs.flat(), ...extra]);
  return fc.oneof(oneWrong, severalWrong);
}

/** Writes JSON by hand, because an object may name a field twice, and hold values that JSON.stringify drops. */
const asJson = (pairs: readonly (readonly [string, unknown])[]): string =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(',')}}`;
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '1e999';
  }
}
const asForm = (pairs: Pairs<unknown>): string =>
  String(new URLSearchParams(pairs.map(([key, value]) => [key, typeof value === 'string' ? value : textOf(value)])));

const brokenBody = fc.oneof(
  fc.constantFrom(...BROKEN_JSON, 'a=1&a=2', '%'),
  fc.constantFrom(...LARGE_BODIES),
  fc.uint8Array({ maxLength: 200 }),
  fc.json(),
);

function bodyOf(fields: readonly Field[]): fc.Arbitrary<BadRequest['body']> {
  const pairs = fieldsOf<unknown>(fields, badValue, goodValue);
  const inCoding = (coding: BufferEncoding) => pairs.map((all) => new Uint8Array(Buffer.from(asJson(all), coding)));
  return fc.oneof(
    { weight: 20, arbitrary: pairs.map(asJson) },
    { weight: 2, arbitrary: pairs.map(asForm) },
    inCoding('utf16le'),
    inCoding('latin1'),
    { weight: 3, arbitrary: brokenBody },
  );
}

/** Encodes half a character as a browser does: as the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function pathOf({ path: pattern }: Route, query: readonly Field[]): fc.Arbitrary<string> {
  const bad = fc.oneof(
    badText.map((text) => encoded(text.slice(0, 300))),
    fc.constantFrom(...SEGMENTS),
  );
  const id = fc.oneof({ weight: 3, arbitrary: fc.constant(AN_ID) }, { weight: 2, arbitrary: bad });
  const filled = pattern.includes(':') ? id.map((one) => pattern.replace(/:\w+/, one)) : fc.constant<string>(pattern);
  const bent = filled.chain((path) => {
    const odd = [`${path}/`, `/${path}`, path.toUpperCase(), path.replace('a', '%61'), `${path}%00`, `${path};x=1`];
    return mostly(20, fc.constant(path), fc.constantFrom(...odd));
  });
  const search = fieldsOf<string>(query, badText, (field) => String(goodValue(field))).map((pairs) =>
    pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&'),
  );
  return fc
    .tuple(bent, fc.option(search, { freq: 4, nil: '' }))
    .map(([path, text]) => (text ? `${path}?${text}` : path));
}

/** The characters that HTTP allows in a header value: Latin-1 without line ends. */
const latin1 = fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f);
const headerText = fc.oneof(
  fc.string({ unit: latin1.map((code) => String.fromCharCode(code)), maxLength: 80 }),
  fc.constantFrom(...ODD_HEADERS),
);
const parts = {
  contentType: fc.oneof(
    { weight: 20, arbitrary: fc.constant(JSON_TYPE) },
    { weight: 3, arbitrary: fc.constantFrom(...TYPES) },
    fc.constantFrom(...ODD_TYPES, undefined),
  ),
  others: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 }),
  site: mostly<object>(
    24,
    fc.constant({}),
    fc.constantFrom(...SITES),
    headerText.map((value) => ({ origin: value })),
  ),
  cookie: mostly<string | undefined>(
    6,
    fc.constant(undefined),
    headerText.map((value) => `session=${value}; device=${value}`),
    headerText,
  ),
  isOwner: mostly(4, fc.constant(true), fc.constant(false)),
  ip: fc.ipV4(),
};

function requestTo(feature: keyof typeof apiRoutes, route: string, contract: Route, fields: readonly Field[]) {
  const of = (part: string) => fields.filter((field) => partOf(field) === part);
  return fc
    .record({
      method: mostly(9, fc.constant<string>(contract.method), fc.constantFrom(...METHODS)),
      path: pathOf(contract, of('query')),
      body: mostly(9, bodyOf(of('body')), fc.constant(undefined)),
      ...parts,
    })
    .map(
      ({ contentType, others, site, cookie, body, ...request }): BadRequest => ({
        ...{ feature, route, ...request },
        headers: {
          ...{ ...others, ...site },
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(cookie !== undefined && { cookie }),
        },
        body: /^(get|head)$/i.test(request.method) ? undefined : body,
      }),
    );
}

/** Generates bad requests to every route of the joined table, more of them for routes with many inputs. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  ...Object.entries(apiRoutes).flatMap(([feature, routes]) =>
    Object.entries<Route>(routes).map(([name, route]) => {
      const fields = inputFields(`${feature}.${name}`, route);
      const arbitrary = requestTo(feature as keyof typeof apiRoutes, name, route, fields);
      return { weight: 1 + 2 * fields.length, arbitrary };
    }),
  ),
);
