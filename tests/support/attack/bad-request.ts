import * as fc from 'fast-check';
import { apiRoutes } from '#api-routes.ts';
import type { Route } from '#shared/api/define-route.ts';
import type { doors } from '../api/doors.ts';
import { accepts, type Field, inputFields, SAMPLES } from '../api/input-fields.ts';

/** A request that no page of ours sends. */
export interface BadRequest {
  feature: keyof typeof doors;
  route: string;
  method: string;
  /** Path and query, as they stand on the wire. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** Whether the owner's own session comes along. */
  isOwner: boolean;
  ip: string;
}

interface Target {
  feature: keyof typeof doors;
  name: string;
  route: Route;
}

const targets: Target[] = Object.entries(apiRoutes).flatMap(([feature, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({ feature: feature as keyof typeof doors, name, route })),
);

const UNSEEN = [
  // What PostgreSQL can't store, most of all.
  ...['\u0000', '\u0000', '\u0000', '\ud83d', '\ude00'],
  ...['\u0007', '\u001b', '\u0085', '\u202e', '\u2066', '\u2028', '\r\n', '\ufeff'],
];
const MOMENTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '-000001-01-01T00:00:00Z', '2026-02-30T00:00:00Z'];
const NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324];
const WORDS = ['', ' ', 'null', 'undefined', 'NaN', 'Infinity', '1e309', '0x10', '00000000000000000000', '__proto__'];
const SQL = ["' or 1=1 --", '\\', '%', '_', '{{1}}', '<script>', '../../etc/passwd', '\u0130\u0131ß'];

const long = fc.constantFrom(51, 201, 255, 5001, 40_000).map((length) => 'ä'.repeat(length));
const unseen = fc
  .tuple(fc.constantFrom(...SAMPLES), fc.constantFrom(...UNSEEN), fc.nat(40))
  .map(([sample, character, place]) => sample.slice(0, place) + character + sample.slice(place));
const badText = fc.oneof(
  { weight: 9, arbitrary: unseen },
  { weight: 2, arbitrary: fc.constantFrom(...SAMPLES, ...MOMENTS, ...WORDS, ...SQL) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  long,
  fc.double().map(String),
);
const deep = fc
  .constantFrom(10, 1000, 7000)
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
const badValue = fc.oneof(
  { weight: 9, arbitrary: badText },
  fc.constantFrom<unknown>(...NUMBERS, true, false, null, [], {}, [[]]),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  deep,
);

const keyOf = ({ name }: Field) => name.split('.').at(-1) ?? '';
const partOf = ({ name }: Field) => name.split(/[ .]/)[2] ?? '';
/** What a field takes; a name of its own where several fit, so that not every request is the same. */
const goodValue = ({ schema }: Field): unknown =>
  [...SAMPLES, true, 7].find((sample) => accepts(schema, sample as string)) ?? 'Erika Muster';

type Pairs<Value> = (readonly [string, Value])[];

/** The fields of a part as names and values: all right but one, or right ones with a few that are not, one too many or too few. */
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
      bad.map(
        (value): Pairs<Value> => [
          [key, value],
          [key, kept],
        ],
      ),
    ),
  );
  const more = fc.option(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'x', '\u0000', ''), bad), {
    freq: 8,
    nil: undefined,
  });
  const severalWrong = fc
    .tuple(fc.tuple(...each), more)
    .map(([pairs, extra]): Pairs<Value> => [...pairs.flat(), ...(extra ? [extra] : [])]);
  return fc.oneof(oneWrong, severalWrong);
}

/** JSON by hand: an object may name a field twice, and hold what JSON.stringify leaves out. */
const asJson = (pairs: readonly (readonly [string, unknown])[]): string =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(',')}}`;
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '1e999';
  }
}

const brokenBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'null',
    '7',
    '{"a":NaN}',
    '{"a":1,}',
    '\ufeff{}',
    '{"a":"\u0000"}',
    'a=1&a=2',
    '%',
  ),
  fc.constantFrom('['.repeat(16_000), '{"a":'.repeat(6000), 'x'.repeat(70_000)),
  fc.uint8Array({ maxLength: 200 }),
  fc.json(),
);

function bodyOf(fields: readonly Field[]): fc.Arbitrary<BadRequest['body']> {
  const pairs = fieldsOf<unknown>(fields, badValue, goodValue);
  return fc.oneof(
    { weight: 20, arbitrary: pairs.map(asJson) },
    {
      weight: 2,
      arbitrary: pairs.map((all) => String(new URLSearchParams(all.map(([key, value]) => [key, plain(value)])))),
    },
    { weight: 1, arbitrary: pairs.map((all) => new Uint8Array(Buffer.from(asJson(all), 'utf16le'))) },
    { weight: 1, arbitrary: pairs.map((all) => new Uint8Array(Buffer.from(asJson(all), 'latin1'))) },
    { weight: 3, arbitrary: brokenBody },
  );
}
const plain = (value: unknown) => (typeof value === 'string' ? value : textOf(value));

const encoded = (text: string) =>
  // A half character has no encoding; a browser sends the replacement character.
  encodeURIComponent(text.toWellFormed());
const badSegment = fc.oneof(
  badText.map((text) => encoded(text.slice(0, 300))),
  fc.constantFrom(
    '%00',
    '%ff',
    '%c0%af',
    '%2e%2e',
    '..',
    '%2f',
    '',
    '*',
    ':id',
    '%',
    '%zz',
    '3F0C4A4E-4F0B-4C59-9A53-6D2A5A6F1A11',
  ),
);
function pathOf({ route }: Target, query: readonly Field[]): fc.Arbitrary<string> {
  const filled = route.path.includes(':')
    ? fc
        .oneof(
          { weight: 3, arbitrary: fc.constant('3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11') },
          { weight: 2, arbitrary: badSegment },
        )
        .map((id) => route.path.replace(/:\w+/, id))
    : fc.constant<string>(route.path);
  const bent = filled.chain((path) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.constant(path) },
      fc.constantFrom(
        `${path}/`,
        `/${path}`,
        path.toUpperCase(),
        path.replace('a', '%61'),
        `${path}%00`,
        `${path};x=1`,
      ),
    ),
  );
  const search = fieldsOf<string>(query, badText, (field) => String(goodValue(field))).map((pairs) =>
    pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&'),
  );
  return fc
    .tuple(bent, fc.option(search, { freq: 4, nil: '' }))
    .map(([path, text]) => (text ? `${path}?${text}` : path));
}

/** Header values hold what HTTP lets through: Latin-1 without line ends. */
const headerText = fc.oneof(
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.constantFrom('', 'null', '*', ',', ';', '=', 'x'.repeat(4000), 'eyJhbGciOiJub25lIn0.e30.'),
);
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'content-length', 'if-none-match', 'range', 'referer'],
  ...['idempotency-key', 'resent', 'sec-gpc', 'user-agent', 'x-country', 'x-forwarded-for', 'x-nf-geo'],
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
];
const ODD_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json, text/html',
  '',
  ';',
  '\u00e4/\u00f6',
];
const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant(TYPES[0]) },
  { weight: 3, arbitrary: fc.constantFrom(...TYPES) },
  fc.constantFrom(...ODD_TYPES, undefined),
);
const others = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 });
const site = fc.oneof(
  { weight: 24, arbitrary: fc.constant({}) },
  fc.constantFrom('cross-site', 'same-site', 'none', '').map((value) => ({ 'sec-fetch-site': value })),
  headerText.map((value) => ({ origin: value })),
);
const cookie = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  headerText.map((value) => `session=${value}; device=${value}`),
  headerText,
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get', 'X'];

function requestTo(target: Target): fc.Arbitrary<BadRequest> {
  const { feature, name, route } = target;
  const fields = inputFields(`${feature}.${name}`, route);
  const of = (part: string) => fields.filter((field) => partOf(field) === part);
  return fc
    .record({
      method: fc.oneof({ weight: 9, arbitrary: fc.constant<string>(route.method) }, fc.constantFrom(...METHODS)),
      path: pathOf(target, of('query')),
      body: fc.oneof({ weight: 9, arbitrary: bodyOf(of('body')) }, fc.constant(undefined)),
      type: contentType,
      others,
      site,
      cookie,
      isOwner: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      ip: fc.ipV4(),
    })
    .map(({ method, path, body, type, others, site, cookie, isOwner, ip }) => ({
      feature,
      route: name,
      method,
      path,
      headers: {
        ...others,
        ...site,
        ...(type !== undefined && { 'content-type': type }),
        ...(cookie !== undefined && { cookie }),
      },
      body: /^(get|head)$/i.test(method) ? undefined : body,
      isOwner,
      ip,
    }));
}

/** What inputs make interesting is asked most: a route without any has its headers and its address only. */
const weightOf = ({ feature, name, route }: Target) => 1 + 2 * inputFields(`${feature}.${name}`, route).length;

/** Bad requests to every route of the joined table. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  ...targets.map((target) => ({ weight: weightOf(target), arbitrary: requestTo(target) })),
);
