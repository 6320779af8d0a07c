import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes } from '#build/policy/page-policy.ts';
import { type HeaderRule, headersFor, readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { builtFiles, ROOT, readProjectFile } from '../../support/source/project-files.ts';

const POLICY = 'Content-Security-Policy';
const dist = join(ROOT, 'dist');
const pages = builtFiles(/\.html$/).map(({ path }) => path.slice('dist/'.length));
const htmlOf = (page: string) => readProjectFile(`dist/${page}`).text;
const addressOf = (page: string) => `/${page.replace(/^index\.html$|\.html$/, '')}`;
let rules: readonly HeaderRule[];

beforeAll(async () => {
  rules = (await readNetlifyRules(join(ROOT, 'netlify.toml'), dist)).headers;
});

const hashesIn = (policy: string | undefined) => new Set(policy?.match(/'sha256-[^']+'/g));
const hashesOf = (page: string) => {
  const { scripts, styles } = inlineHashes(htmlOf(page));
  return new Set([...scripts, ...styles]);
};

const missingIn = (policy: string | undefined, page: string) =>
  [...hashesOf(page)].filter((hash) => !hashesIn(policy).has(hash));

describe.each(pages)('%s', (page) => {
  test.each([addressOf(page), `${addressOf(page)}/`, `/${page}`])('allows exactly its own scripts at %s', (address) => {
    expect(hashesOf(page).size).toBeGreaterThan(0);
    expect(hashesIn(headersFor(rules, address)[POLICY])).toEqual(hashesOf(page));
  });

  test('[3.4.3] has a policy without findings of csp_evaluator', () => {
    expect(htmlOf(page), 'in a header alone').not.toMatch(/http-equiv="content-security-policy"/i);
    const { csp } = new CspParser(headersFor(rules, addressOf(page))[POLICY] ?? '');
    const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(findings.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  test('is sent over https alone, in no frame of others, without guessed content or foreign referrers', () => {
    expect(headersFor(rules, addressOf(page))).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=[1-9]\d{7}/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });

  test('works if the last rule for an address applies, and if all do', () => {
    const policies = rules
      .filter(({ forRegExp }) => forRegExp.test(addressOf(page)))
      .flatMap(({ values }) => values[POLICY] ?? []);
    expect(policies).not.toEqual([]);
    expect(policies.map((policy) => missingIn(policy, page))).toEqual(policies.map(() => []));
  });
});

test('an unknown address has the policy of the 404 page, and a file has one that allows nothing', () => {
  const policy = headersFor(rules, '/gibt/es/nicht')[POLICY];
  expect(missingIn(policy, '404.html')).toEqual([]);
  for (const path of ['/_astro/x.js', '/robots.txt'])
    expect(headersFor(rules, path)[POLICY]).toBe("default-src 'none';frame-ancestors 'none'");
});

test('no other header has two values for one address, because the order of rules is undocumented', () => {
  const addresses = [...pages.map(addressOf), '/gibt-es-nicht', '/_astro/x.js', '/social.jpg', '/robots.txt'];
  const contested = addresses.flatMap((address) => {
    const values = new Map<string, Set<string>>();
    for (const rule of rules.filter(({ forRegExp }) => forRegExp.test(address))) {
      for (const [name, value] of Object.entries(rule.values)) {
        values.set(name, (values.get(name) ?? new Set()).add(value));
      }
    }
    return [...values].filter(([name, { size }]) => name !== POLICY && size > 1).map(([name]) => `${address}: ${name}`);
  });
  expect(contested).toEqual([]);
});
