import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { expect, test } from 'vitest';
import { builtFiles, ROOT } from '../../support/source/project-files.ts';

/** The oldest version of each browser in package.json; the list begins with the newest. */
const OLDEST = Object.fromEntries(
  browserslist(null, { path: ROOT }).map((one) => {
    const [name = '', version = ''] = one.split(/ |-/);
    return [{ ios_saf: 'safari_ios' }[name] ?? name, Number(version)];
  }),
) as Record<'safari_ios' | 'firefox' | 'chrome', number>;

/** What is used although an older browser lacks it, and what happens there. */
const ALLOWED = {
  'added by admin/frame/older-browser.ts': '.groupBy URL.canParse',
  'added there, too; in toasts of the site, whose words the form shows too': '.toReversed .toSorted .toSpliced',
  'asked for before': '.canIntercept .currentEntry .hidePopover :popover-open :has',
  'in libraries, which ask before or set a property in vain':
    '.ariaHidden .authenticatorAttachment .captureStackTrace .fetchPriority .getAuthenticatorData .getPublicKeyAlgorithm .getTransports .getType .imageSizes .isActive .skipTransition .stackTraceLimit',
  'whole enough: reasons of aborts came later': 'AbortSignal.timeout',
  'finer, nothing is lost without it':
    ':details-content :highlight :open accent-color animation-timeline color-mix() content-visibility field-sizing hyphenate-limit-chars mask-composite scrollbar-color scrollbar-width text-wrap timeline-scope view-timeline view-timeline-inset',
};

/** The version that brought a feature to a browser; Infinity if none did. */
const since = ({ __compat }: Identifier, browser: string) => {
  const support = [__compat?.support[browser as 'firefox'] ?? []].flat() as SimpleSupportStatement[];
  const whole = support.filter(({ flags, partial_implementation: isPartial }) => !flags && !isPartial);
  const versions = whole.map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', '')));
  return Math.min(...versions.filter((version) => version > 0));
};
/** Whether an old browser lacks what all have today. What some never got is guarded, or means something else. */
const isYoung = (it: Identifier) =>
  Object.keys(OLDEST).every((browser) => since(it, browser) < Number.POSITIVE_INFINITY) &&
  Object.entries(OLDEST).some(([browser, version]) => since(it, browser) > version);

const read = (ending: RegExp) => builtFiles(ending).map(({ text }) => text);
const html = read(/\.html$/);
const css = [...read(/\.css$/), ...html.flatMap((text) => text.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [])].join(
  '\n',
);
const js = [...read(/\.js$/), ...html.flatMap((text) => text.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? [])].join(
  '\n',
);

/** Features by the text that uses them. A member of several interfaces counts as lacking only if all lack it. */
function features(): Map<string, { pattern: RegExp; text: string; all: Identifier[] }> {
  const found = new Map<string, { pattern: RegExp; text: string; all: Identifier[] }>();
  // A node's own support data stands among its members.
  const add = (name: string, pattern: RegExp, text: string, it: Identifier | CompatStatement) =>
    found.set(name, { pattern, text, all: [...(found.get(name)?.all ?? []), it as Identifier] });
  const { properties = {}, selectors = {}, types = {} } = bcd.css;
  for (const [name, it] of Object.entries(properties)) add(name, new RegExp(`[{;"]\\s*${name}\\s*:`), css, it);
  for (const [name, it] of Object.entries(selectors)) add(`:${name}`, new RegExp(`:${name}(?![\\w-])`), css, it);
  for (const [name, it] of Object.entries(types.color ?? {}))
    if (name !== '__compat') add(`${name}()`, new RegExp(`\\b${name}\\(`), css, it);
  for (const [owner, its] of [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins ?? {})]) {
    for (const [member, it] of Object.entries(its)) {
      // Names of one word are properties of our own, too.
      if (!/_static$|^[a-z]+[A-Z]\w+$/.test(member)) continue;
      const name = member.replace(/_(static|event)$/, '');
      if (member.endsWith('_static')) add(`${owner}.${name}`, new RegExp(`\\b${owner}\\.${name}\\(`), js, it);
      else if (!member.endsWith('_event')) add(`.${name}`, new RegExp(`\\.${name}\\b`), js, it);
    }
  }
  return found;
}

test('the built files use only what the oldest browsers of package.json know, or what is allowed with a reason', () => {
  expect(OLDEST).toMatchObject({ safari_ios: 16.4, firefox: 115, chrome: 109 });
  const used = [...features()].flatMap(([name, { pattern, text, all }]) =>
    all.every(isYoung) && pattern.test(text) ? [name] : [],
  );
  expect(used.toSorted()).toEqual(Object.values(ALLOWED).join(' ').split(' ').toSorted());
});
