import type { Report } from '../lib/report.ts';
import { listFiles } from '../lib/files.ts';
import { sawNothing } from '../lib/report.ts';
import { reportOf, runTool } from '../lib/tool.ts';

/** stylelint (.stylelintrc.json): logical properties only, and raw colours only in tokens.css. */
export async function css(root: string): Promise<Report> {
  const files = listFiles(root, /^packages\/web\/.*\.css$/);
  if (files.length === 0) return sawNothing('style sheets');
  const finished = await runTool(root, 'stylelint', ['--max-warnings=0', '--no-color', ...files]);
  return reportOf(finished, `${files.length} style sheets`);
}
