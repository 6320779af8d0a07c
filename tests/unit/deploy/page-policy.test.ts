import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, pagePolicy } from '#build/policy/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the hashes of a page cover its own scripts and styles, each once', () => {
  const html = `<!doctype html><meta charset="utf-8"><style>a{}</style><style>a{}</style>
    <script>one()</script><script type="module">two()</script><body><p>x</p><script>one()</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash('a{}')] });
});

test('the hashes of a page leave out files and data, include templates, and use the text that a browser parses', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <template><script>say('<p>'); /* </style> */\r\nsay('</p>')</script><style media=print>p>a{}</style></template>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hash("say('<p>'); /* </style> */\nsay('</p>')")],
    styles: [hash('p>a{}')],
  });
});

test('a policy forbids unnamed sources, and names those of ASVS 3.4.3', () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'"], styles: [] }).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src 'self' 'sha256-a'",
      "style-src 'self'",
    ]),
  );
});

test('a policy names the manifest only of a page that has one', () => {
  const policyOf = (html: string) => pagePolicy(inlineHashes(html));
  expect(policyOf('<link rel="manifest" href="/admin.webmanifest">')).toContain("manifest-src 'self'");
  expect(policyOf('<link rel="icon" href="/favicon.ico">')).not.toContain('manifest-src');
});
