import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { languages } from '@manasik/core/languages';
import { defineConfig } from 'vite';
import type { Font } from './build/fonts.ts';

const folder = import.meta.dirname;

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
  define: { __DEVELOPMENT_PAGES__: JSON.stringify(process.env['MANASIK_DEV'] === '1') },
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? { render: 'src/app/entry-render.tsx' } : { entry: browserEntry, ...fontSheets },
    },
  },
  ssr: { noExternal: true },
}));
