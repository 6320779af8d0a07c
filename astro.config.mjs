import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import browserslist from 'browserslist';
import { siteUrl } from '#facts/firm.ts';
import { bundledScripts } from './src/build/bundled-scripts.ts';
import { islands } from './src/build/islands-integration.ts';
import { policyHeaders } from './src/build/policy/policy-integration.ts';
import { publicSitemap } from './src/build/sitemap-integration.ts';

/** React in one file, with the little that all islands share: for the visitors' scripts and for the owner's. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|shared[\\/]browser[\\/](hydrate|adopt-styles)/,
};

/** The oldest browsers of package.json as the bundler names them: 'ios16.4'. The list begins with the newest. */
const target = Object.values(
  Object.fromEntries(
    browserslist()
      .map((one) => one.replace('ios_saf', 'ios').split(/ |-/))
      .map(([name, version]) => [name, `${name}${version}`]),
  ),
);

/** A room's number counts in units of config/limits.ts: one pass would leave '2 * SECOND_MS' in a file of its own. */
const optimization = { inlineConst: { mode: 'all', pass: 3 } };

/** In `npm run dev` functions answer from a server that runs beside it (`npm run serve`), on its PORT. */
const functionsAt = `http://localhost:${process.env.PORT || 8888}`;

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  // One file per address: /faq is faq.html, as Netlify serves it without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Outside node_modules, so that `npm ci` does not throw the encoded pictures away.
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  // One variable file, cut to German letters by src/assets/fonts/subset.ts.
  fonts: [
    {
      name: 'Klarheit',
      cssVariable: '--font-klarheit',
      provider: fontProviders.local(),
      // Its face is in src/styles/tokens.css, because Astro's own knows no phone without Arial.
      fallbacks: ['Ersatz', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ['./src/assets/fonts/klarheit.woff2'], weight: '400 800', style: 'normal' }],
      },
    },
  ],
  // AVIF with effort 3 takes a quarter of the time of 4, which is the default, for the same bytes (1 % more or less).
  // The photographs are 4:2:0 themselves; full colour resolution, sharp's default, would only cost bytes and time.
  image: {
    service: {
      entrypoint: './src/build/short-picture-names.ts',
      config: { avif: { effort: 3, chromaSubsampling: '4:2:0' } },
    },
  },
  markdown: { syntaxHighlight: false },
  integrations: [react(), ...publicSitemap(), islands(), policyHeaders()],
  vite: {
    worker: {
      format: 'es',
      plugins: () => [tailwindcss()],
      rolldownOptions: { optimization, output: { codeSplitting: { groups: [reactGroup] } } },
    },
    // The name alone: 20 pictures with long names, three times each, are 300 bytes of the home page.
    build: { cssTarget: target, rolldownOptions: { output: { assetFileNames: '_astro/[hash:6][extname]' } } },
    plugins: [bundledScripts(), tailwindcss()],
    server: {
      proxy: {
        '/api/': { target: functionsAt },
        // One shell serves the pages of all requests, as in netlify.toml.
        '/admin/contacts/': { target: functionsAt, bypass: () => '/admin/contacts' },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            optimization,
            output: {
              codeSplitting: {
                groups: [
                  reactGroup,
                  // The numbers of all countries: neither the login nor the list of requests waits for them.
                  { name: 'phone-numbers', test: /libphonenumber-js(?!.*max)|shared[\\/]format[\\/]phone-numbers/ },
                  {
                    // What nine files or more need is one file, because a small one costs as much in headers. The login
                    // draws no form from a schema.
                    name: 'owner',
                    test: /src[\\/](admin|shared[\\/](api|browser|format|ui))(?!.*(FormField|shape-of))|node_modules[\\/](wouter|regexparam|use-sync-external-store)[\\/]/,
                    minShareCount: 9,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
