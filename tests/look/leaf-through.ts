import type { PublicState } from './public-states.ts';

/** The page that shows all pictures: each state with its windows side by side; a press opens one in its full size. */
export function leafThrough(states: readonly PublicState[], windows: readonly { width: number }[]): string {
  const picture = (name: string, width: number) =>
    `<a href="${name}-${width}.png"><img src="${name}-${width}.png" width="${width / 2}" alt="${name}, ${width} px" loading="lazy"></a>`;
  const rows = states.map(
    ({ name }) =>
      `<section id="${name}"><h2>${name}</h2><div>${windows.map(({ width }) => picture(name, width)).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Die öffentlichen Seiten</title>
<style>
  body { margin: 0; font: 16px/1.4 system-ui; background: #ddd }
  nav { position: fixed; inset: 0 auto 0 0; width: 16rem; overflow: auto; padding: 1rem; background: #fff }
  nav a { display: block }
  section { margin-left: 18rem; padding: 1rem }
  div { display: flex; gap: 2rem; align-items: start }
  img { display: block; height: auto; background: #fff }
</style>
<nav>${states.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${rows.join('\n')}
</html>
`;
}
