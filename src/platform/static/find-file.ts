import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A published file, or the address that leads to it. */
export type Found = { file: string } | { redirectTo: string };

/** Files without an address: 404.html and Netlify's rules. */
const WITHOUT_ADDRESS = /^(404(\.html)?|_headers|_redirects)$/;

/**
 * Finds a published file by Netlify's pretty addresses: /faq is faq.html, /faq/ and /faq.html redirect to it; /blog/ is
 * blog/index.html, and /blog redirects to it unless there is a blog.html.
 */
export async function findFile(folder: string, pathname: string): Promise<Found | undefined> {
  const path = safePath(pathname);
  if (path === undefined || WITHOUT_ADDRESS.test(path)) return undefined;
  const isFile = (name: string) => hasFile(folder, name);
  if (path === '') return (await isFile('index.html')) ? { file: 'index.html' } : undefined;

  if (pathname.endsWith('/')) {
    if (await isFile(`${path}.html`)) return { redirectTo: `/${path}` };
    return (await isFile(`${path}/index.html`)) ? { file: `${path}/index.html` } : undefined;
  }
  if (await isFile(path)) return path.endsWith('.html') ? { redirectTo: prettyAddress(path) } : { file: path };
  if (await isFile(`${path}.html`)) return { file: `${path}.html` };
  return (await isFile(`${path}/index.html`)) ? { redirectTo: `/${path}/` } : undefined;
}

const prettyAddress = (path: string) => `/${path}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

/** Trims slashes; undefined for a path that leads outside or is hidden. */
function safePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const segments = decoded.replace(/^\/|\/$/g, '').split('/');
  const isVisible = segments.every(
    (segment, index) => !segment.startsWith('.') || (index === 0 && segment === '.well-known'),
  );
  const isWhole = segments.length === 1 || segments.every((segment) => segment !== '');
  return isVisible && isWhole ? segments.join('/') : undefined;
}

async function hasFile(folder: string, name: string): Promise<boolean> {
  try {
    return (await stat(join(folder, name))).isFile();
  } catch {
    return false;
  }
}
