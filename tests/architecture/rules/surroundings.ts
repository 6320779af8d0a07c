import { freeNames } from '../../support/source/free-names.ts';
import { importsOf } from '../../support/source/imports-of.ts';
import { isServerCode } from '../../support/source/layers.ts';
import type { SourceFile } from '../../support/source/project-files.ts';

const DOM_NAMES = new Set([
  ...['document', 'window', 'navigator', 'location', 'history', 'screen', 'self', 'parent', 'top', 'frames'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'matchMedia', 'getComputedStyle', 'customElements'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'alert', 'confirm', 'prompt'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'DOMParser', 'XMLSerializer', 'Image', 'Option'],
  ...['Element', 'HTMLElement', 'Node', 'NodeFilter', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['scrollTo', 'scrollBy', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY'],
]);
const NODE_NAMES = new Set(['process', 'Buffer', '__dirname', '__filename', 'require', 'global', 'setImmediate']);

/** Plain data and words: both sides read them, so they lean on neither. */
const isNeutral = (path: string): boolean =>
  /^src\/(content|config)\/.*\.ts$|^src\/api-routes\.ts$|\/(contract|texts)\.ts$|^src\/shared\/(format\/|api\/define-route)/.test(
    path,
  );

/** Code that may end up in a browser. */
const isBrowserCode = (path: string): boolean =>
  /^src\/(features|shared|admin|content|config)\/.*\.tsx?$/.test(path) &&
  !isServerCode(path) &&
  !path.endsWith('-integration.ts');

const usesOf = (file: SourceFile, names: ReadonlySet<string>, why: string): string[] =>
  [...freeNames(file)].filter((name) => names.has(name)).map((name) => `${file.path} uses ${name}: ${why}`);

export const neutralTouchesNeither = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isNeutral(file.path))
    .flatMap((file) => [
      ...usesOf(file, DOM_NAMES, 'contracts, words, contents and limits are read on both sides'),
      ...usesOf(file, NODE_NAMES, 'contracts, words, contents and limits are read on both sides'),
    ]);

export const browserTouchesNoNode = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isBrowserCode(file.path))
    .flatMap((file) => usesOf(file, NODE_NAMES, 'a browser does not have it'));

/** The server reaches into shared code and pure files; what it reaches must run without a page. */
export function serverTouchesNoDom(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const reach = (file: SourceFile) => {
    if (reached.has(file.path)) return;
    reached.add(file.path);
    for (const { to, typeOnly } of importsOf(file)) {
      const next = byPath.get(to);
      if (next && !typeOnly) reach(next);
    }
  };
  for (const file of files) if (isServerCode(file.path)) reach(file);
  return files
    .filter((file) => reached.has(file.path))
    .flatMap((file) => usesOf(file, DOM_NAMES, 'the server runs it, where there is no page'));
}
