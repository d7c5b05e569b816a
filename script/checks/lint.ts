import type { Report } from '../lib/report.ts';
import { reportOf, runTool } from '../lib/tool.ts';

/** oxlint with the types of TypeScript 7 (rules: .oxlintrc.json). Warnings fail like errors. */
export async function lint(root: string): Promise<Report> {
  const finished = await runTool(root, 'oxlint', [
    '--type-aware',
    '--deny-warnings',
    '--disable-nested-config',
  ]);
  const [, files] = /on (\d+) files? with/.exec(finished.output) ?? [];
  return reportOf(finished, files && files !== '0' ? `${files} files` : undefined);
}
