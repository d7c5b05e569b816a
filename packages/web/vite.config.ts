import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { languages } from '@manasik/core/languages';
import { defineConfig } from 'vite';
import type { Font } from './build/fonts.ts';

const folder = import.meta.dirname;

// What every page is made of stands in one file: many small ones compress badly and each costs a request.
const basePackages =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)[\\/]|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](shared[\\/]|\w+\.)/;
const baseUi =
  /[\\/]src[\\/]ui[\\/](cx|button-style|button|icon-button|skip-link|link-button|star-motif|star-path|card|section|states|skeleton|spinner|visually-hidden|direction|toast-store|use-toast|flip-card|use-reduced-motion)\.tsx?$/;
const baseLib = /[\\/]src[\\/]lib[\\/](i18n|assistant|session|lazy-page|use-today|use-price|api[\\/]api)/;

const isBase = (id: string): boolean => basePackages.test(id) || baseUi.test(id) || baseLib.test(id);

export const browserEntry = 'src/app/entry-browser.tsx';

/** One small style sheet per type family, so that a page knows only the fonts of its language. */
export const fontSheet = (font: Font): string => `src/styles/fonts/${font}.css`;

const fonts = [...new Set(Object.values(languages).map(({ font }) => font))];
const fontSheets = Object.fromEntries(fonts.map((font) => [`font-${font}`, fontSheet(font)]));

/**
 * Two builds from one configuration: what the browser loads (`dist/client`), and the same pages as a module
 * that build.ts renders to HTML (`dist/render`, `--ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: folder,
  publicDir: false,
  plugins: [react(), tailwindcss()],
  define: {
    __DEVELOPMENT_PAGES__: JSON.stringify(process.env['MANASIK_DEV'] === '1'),
    __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __CONTACT_EMAIL__: JSON.stringify(process.env['CONTACT_EMAIL'] ?? ''),
  },
  resolve: {
    alias: [
      // The catalogues are compiled by build/words.ts, so the browser never carries the ICU parser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    // Fonts and icons are files of their own, which the browser caches; a data URL would travel with every page.
    assetsInlineLimit: 0,
    // A page's chunk needs little besides the base, which is there: not worth Vite's loader for what it preloads.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [{ name: 'base', test: isBase }],
            },
          },
      input: isSsrBuild ? { render: 'src/app/entry-render.tsx' } : { entry: browserEntry, ...fontSheets },
    },
  },
  ssr: { noExternal: true },
}));
