import { freeNames } from '../../support/source/free-names.ts';
import { isServerCode } from '../../support/source/layers.ts';
import type { SourceFile } from '../../support/source/project-files.ts';
import { reachedFrom } from '../../support/source/reached-from.ts';

const DOM_NAMES = new Set([
  ...['document', 'window', 'navigator', 'location', 'history', 'screen', 'self', 'parent', 'top', 'frames'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'matchMedia', 'getComputedStyle', 'customElements'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'alert', 'confirm', 'prompt'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'DOMParser', 'XMLSerializer', 'Image', 'Option'],
  ...['Element', 'HTMLElement', 'Node', 'NodeFilter', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['scrollTo', 'scrollBy', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY'],
]);
const NODE_NAMES = new Set(['process', 'Buffer', '__dirname', '__filename', 'require', 'global', 'setImmediate']);

/** Whether a file is plain data or text, which both sides read, so that it depends on neither. */
const isNeutral = (path: string): boolean =>
  /^src\/(content|config)\/.*\.ts$|^src\/api-routes\.ts$|\/(contract|texts)\.ts$|^src\/shared\/(format\/|api\/define-route)/.test(
    path,
  );

/** Whether a file may reach a browser. */
const isBrowserCode = (path: string): boolean =>
  /^src\/(site|admin|domain|shared|content|config)\/.*\.tsx?$/.test(path) &&
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

/** Lists DOM uses in shared code and pure files that the server imports. */
export function serverTouchesNoDom(files: readonly SourceFile[]): string[] {
  const reached = reachedFrom(files, (path) => isServerCode(path));
  return [...reached].flatMap((file) => usesOf(file, DOM_NAMES, 'the server runs it, where there is no page'));
}
