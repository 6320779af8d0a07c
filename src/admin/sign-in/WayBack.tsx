import { loginTexts } from './texts.ts';

/** Where nobody is logged in (yet): the way back to the site, which the shell's skip link leads to (ruling 24). */
export function WayBack() {
  return (
    <nav id="navigation" aria-label={loginTexts.ways} tabIndex={-1}>
      <a href="/">{loginTexts.backToSite}</a>
    </nav>
  );
}
