import type { Report } from '../lib/report.ts';
import { reportOf, runTool } from '../lib/tool.ts';

/** knip: unused files, exports and dependencies, and undeclared dependencies. */
export async function unused(root: string): Promise<Report> {
  const finished = await runTool(root, 'knip', ['--no-progress', '--no-config-hints']);
  return reportOf(finished, 'files, exports and dependencies');
}
