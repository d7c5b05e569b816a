import type { Report } from '../lib/report.ts';
import { reportOf, runTool } from '../lib/tool.ts';

/** Biome as formatter (biome.json). `npm run format` fixes what it finds. */
export async function format(root: string): Promise<Report> {
  const finished = await runTool(root, 'biome', ['format', '--max-diagnostics=20', '--colors=off', '.']);
  const [, files] = /Checked (\d+) files?/.exec(finished.output) ?? [];
  return reportOf(finished, files && files !== '0' ? `${files} files` : undefined);
}
