import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** Bundles a script of `src` and its imports for inlining into a page: minified, in a closure. */
export async function inlineScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error(`${source} was not built into one script`);
  const [{ code }] = built.output;
  if (code.includes('</script')) throw new Error(`${source} would end its own element`);
  return code.trim();
}
