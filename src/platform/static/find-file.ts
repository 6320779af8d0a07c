import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Found = { file: string } | { redirectTo: string };

/** Files without an address: 404.html and Netlify's rules. */
const WITHOUT_ADDRESS = /^(404(\.html)?|_headers|_redirects)$/;

/** Netlify's pretty addresses: /faq is faq.html, and /faq/ and /faq.html redirect to it. */
export async function findFile(folder: string, pathname: string): Promise<Found | undefined> {
  const path = safePath(pathname);
  if (path === undefined || WITHOUT_ADDRESS.test(path)) return undefined;
  const isFile = (name: string) => hasFile(folder, name);
  if (path === '') return (await isFile('index.html')) ? { file: 'index.html' } : undefined;
  if (path === 'index.html') return { redirectTo: '/' };
  const page = path.replace(/\.html$/, '');
  if (pathname.endsWith('/') || page !== path) {
    return (await isFile(`${page}.html`)) ? { redirectTo: `/${page}` } : undefined;
  }
  if (await isFile(path)) return { file: path };
  return (await isFile(`${path}.html`)) ? { file: `${path}.html` } : undefined;
}

/** Undefined for a path that leads outside or is hidden. */
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
