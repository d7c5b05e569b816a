import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { languages } from '@manasik/core/text/languages';
import { defineConfig, type Rolldown } from 'vite';
import type { Font } from './build/fonts.ts';

const folder = import.meta.dirname;

const reactPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
// Most pages have a dozen icons. A file for each costs more in requests than all icons that two pages share in bytes.
const iconPackage = /[\\/]node_modules[\\/]lucide-react/;

// Code that this many pages and parts share is in one file: many small ones compress badly, and each costs a request. With
// a lower number, most pages load much code that they do not use.
const commonShare = 30;

export const browserEntry = 'src/app/entry-browser.tsx';

/** The landing page has to open fastest. All pages load its shared code, so it has no module that only other pages need. */
const landing = [browserEntry, 'src/features/landing/landing-page.tsx'];

/** Every page loads these parts for a signed-in person, soon after it is complete. */
const memberParts = [
  'src/app/alerts/alert-banner.tsx',
  'src/app/shell/sos-bar-button.tsx',
  'src/app/sign-out/sign-out-question.tsx',
  'src/features/reminders/due-banner.tsx',
];

/** One file with the modules that these files import statically and share with others. */
function sharedBy(name: string, files: readonly string[]) {
  const modules = new Set<string>();
  return {
    name: (id: string, context: Rolldown.ChunkingContext) => {
      if (modules.size === 0) {
        for (const file of files) {
          const root = `${folder}/${file}`;
          if (!context.getModuleInfo(root)) throw new Error(`the build has no ${file} for the group ${name}`);
          addImports(root, context, modules);
        }
      }
      return modules.has(id) ? name : null;
    },
    debugName: name,
    minShareCount: 2,
  };
}

function addImports(id: string, context: Rolldown.ChunkingContext, modules: Set<string>): void {
  // Its index imports every icon, whether it is used or not.
  if (modules.has(id) || iconPackage.test(id)) return;
  modules.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) addImports(imported, context, modules);
}

/** The styles of all pages: in every page, so that a change of page never waits for styles. */
export const pageSheet = 'src/styles/app.css';

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
    DEVELOPMENT_PAGES: JSON.stringify(process.env['MANASIK_DEV'] === '1'),
    BUILD_DAY: JSON.stringify(new Date().toISOString().slice(0, 10)),
    DHU_AL_HIJJAH_FIRST: JSON.stringify(process.env['DHU_AL_HIJJAH_FIRST'] ?? ''),
    CONTACT_EMAIL: JSON.stringify(process.env['CONTACT_EMAIL'] ?? ''),
    CONTACT_PHONE: JSON.stringify(process.env['CONTACT_PHONE'] ?? ''),
  },
  // Workers import modules.
  worker: { format: 'es' },
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
                { name: 'icons', test: iconPackage, minShareCount: 2, priority: 1 },
                sharedBy('base', landing),
                { name: 'common', minShareCount: commonShare },
                sharedBy('member', memberParts),
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
