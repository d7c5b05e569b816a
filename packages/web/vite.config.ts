import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { languages } from '@manasik/core/text/languages';
import { defineConfig, type Plugin } from 'vite';
import type { Font } from './build/fonts.ts';

const folder = import.meta.dirname;

// What every page is made of stands in one file: many small ones compress badly and each costs a request.
const reactPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const basePackages =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs|@radix-ui[\\/]react-direction)[\\/]|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](shared[\\/]|\w+\.|icons[\\/](x|book-open|check|chevron-down|house|layout-dashboard|life-buoy|log-in|log-out|menu|settings|sunrise|users-round|languages|compass)\.)|preload-helper/;
const baseUi =
  /[\\/]src[\\/]ui[\\/](cx|button-style|button|icon-button|skip-link|link-button|star-motif|star-path|card|section|offline-note|skeleton|spinner|visually-hidden|direction|toast-store|use-toast)\.tsx?$/;
const baseLib =
  /[\\/]core[\\/]src[\\/](text[\\/]languages|guide[\\/]rite-ids)|[\\/]src[\\/](platform[\\/](i18n|session|clock[\\/]use-today|modules[\\/]lazy-page|api[\\/](api\.|network))|shared[\\/]account[\\/](account-language|create-account-path))/;

const isBase = (id: string): boolean => basePackages.test(id) || baseUi.test(id) || baseLib.test(id);

export const browserEntry = 'src/app/entry-browser.tsx';

/** The styles of all pages: in every page, so that a change of page never waits for styles. */
export const pageSheet = 'src/styles/app.css';

/** One small style sheet per type family, so that a page knows only the fonts of its language. */
export const fontSheet = (font: Font): string => `src/styles/fonts/${font}.css`;

const fonts = [...new Set(Object.values(languages).map(({ font }) => font))];
const fontSheets = Object.fromEntries(fonts.map((font) => [`font-${font}`, fontSheet(font)]));

// A page's chunk needs little besides the base, which is there: not worth the loader that Vite puts round `import()`.
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

// Lucide gives each stroke of an icon a random key, which only React's development build asks for and which no
// compression makes smaller.
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)
      ? code.replaceAll(/,\s*key: "\w+"/g, '')
      : null,
};

// The router's links can fetch ahead for a framework that we do not use. Ours never ask for it (`prefetch`), so what
// that takes is left out of every page. A name that the router asks for and that is missing here stops the build.
const plainLinks: Plugin = {
  name: 'plain-links',
  enforce: 'pre',
  load: (id) =>
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/.test(id)
      ? `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, undefined, undefined];
export const mergeRefs = (ref) => ref;
export const [PrefetchPageLinks, Links, Meta, Scripts, setIsHydrated, useFrameworkContext, CRITICAL_CSS_DATA_ATTRIBUTE] = [];`
      : null,
};

/**
 * Two builds from one configuration: what the browser loads (`dist/client`), and the same pages as a module
 * that build.ts renders to HTML (`dist/render`, `--ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: folder,
  publicDir: false,
  plugins: [plainImports, plainIcons, plainLinks, react(), tailwindcss()],
  define: {
    DEVELOPMENT_PAGES: JSON.stringify(process.env['MANASIK_DEV'] === '1'),
    BUILD_DAY: JSON.stringify(new Date().toISOString().slice(0, 10)),
    CONTACT_EMAIL: JSON.stringify(process.env['CONTACT_EMAIL'] ?? ''),
    CONTACT_PHONE: JSON.stringify(process.env['CONTACT_PHONE'] ?? ''),
  },
  resolve: {
    alias: [
      // The catalogues are compiled by build/words.ts, so the browser never carries the ICU parser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // Its <style> elements are refused by our content security policy; ours does the same without one.
      { find: /^react-style-singleton$/, replacement: `${folder}/src/ui/style-singleton.ts` },
    ],
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    // Fonts and icons are files of their own, which the browser caches; a data URL would travel with every page.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // A file of its own, so that it is run in a task of its own.
                { name: 'react', test: reactPackages, priority: 1 },
                { name: 'base', test: isBase },
              ],
            },
          },
      input: isSsrBuild
        ? { render: 'src/app/entry-render.tsx' }
        : { entry: browserEntry, page: pageSheet, ...fontSheets },
    },
  },
  ssr: { noExternal: true },
}));
