import { expect, test } from 'vitest';
import { builtFiles, projectFiles } from '../../support/source/project-files.ts';

/** Finds selectors with :hover that also apply on a touch screen, where a tap would leave them behind. */
function hoversForFingers(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  let prelude = '';
  for (const char of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (char === '{') {
      around.push(prelude.trim());
      const isForMice = around.some((rule) => /^@media.*\(hover:\s*hover\)/.test(rule));
      if (prelude.includes(':hover') && !isForMice) found.push(prelude.trim());
    } else if (char === '}') around.pop();
    prelude = '{};'.includes(char) ? '' : prelude + char;
  }
  return found;
}

const built = builtFiles(/\.(html|css)$/);

const stylesOf = ({ path, text }: { path: string; text: string }): string =>
  path.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');

test('styles of built pages hover only on devices that can', () => {
  expect(built.filter((file) => stylesOf(file).includes(':hover')).length).toBeGreaterThan(10);
  expect(built.flatMap((file) => hoversForFingers(stylesOf(file)).map((rule) => `${file.path}: ${rule}`))).toEqual([]);
});

test('styles of scripts hover only on devices that can', () => {
  const styles = projectFiles(/^src\/.*\.css$/);
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.flatMap(({ path, text }) => hoversForFingers(text).map((rule) => `${path}: ${rule}`))).toEqual([]);
});

test('the check finds a hover outside such a rule, also nested in another one', () => {
  const css = `
    a:hover{color:red}
    @media (min-width: 1px){b:is(:hover,:focus){color:red}}
    @media (hover: hover){c:hover{color:red}}
    @layer x{@media (hover:hover) and (pointer:fine){d:not(:hover){color:red}}}`;
  expect(hoversForFingers(css)).toEqual(['a:hover', 'b:is(:hover,:focus)']);
});
