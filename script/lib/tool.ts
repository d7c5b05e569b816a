import { join } from 'node:path';
import type { Report } from './report.ts';
import { type Finished, run } from './run.ts';

/** Runs an installed command line tool (a name from node_modules/.bin) in `root`, without colours. */
export function runTool(root: string, name: string, args: string[]): Promise<Finished> {
  return run(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  });
}

/**
 * Turns the result of a tool into a report: any exit code but 0 is a problem, with the tool's whole output. `saw`
 * extracts from that output what the tool checked; if it cannot, the tool may have checked nothing.
 */
export function reportOf({ code, output }: Finished, saw: string | undefined): Report {
  if (code !== 0)
    return { problems: [output.trim() || `ended with code ${code} and said nothing`], saw: saw ?? '' };
  if (saw === undefined) return { problems: [`cannot tell what was checked:\n${output.trim()}`], saw: '' };
  return { problems: [], saw };
}
