import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const SCRIPTS = /<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Writes into each built page a Content-Security-Policy with the hashes of exactly its own inline scripts and styles.
 * Astro's `security.csp` lists those of the whole site on every page: a kilobyte that does not compress, in the first
 * packet, and more allowed than is used.
 */
export const pagePolicy = (directives: readonly string[]): AstroIntegration => ({
  name: 'page-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for await (const name of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
        const file = new URL(name, dir);
        await writeFile(file, withPolicy(await readFile(file, 'utf8'), directives));
      }
    },
  },
});

/** The page with its policy as the first thing after the character set, so that nothing comes before it. */
export function withPolicy(html: string, directives: readonly string[]): string {
  const policy = [
    ...directives,
    `script-src 'self' ${hashes(html, SCRIPTS)}`.trim(),
    `style-src 'self' ${hashes(html, STYLES)}`.trim(),
  ].join(';');
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error('A page without <meta charset> has no place for its policy');
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="content-security-policy" content="${policy}">`);
}

function hashes(html: string, pattern: RegExp): string {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
