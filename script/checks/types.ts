import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { runTool } from '../lib/tool.ts';

/** Runs TypeScript in every folder with a tsconfig.json. A folder with TypeScript but no settings fails. */
export async function types(root: string): Promise<Report> {
  const sources = listFiles(root, /^(?:packages\/[^/]+|script|e2e|bench)\/.*\.tsx?$/);
  if (sources.length === 0) return sawNothing('TypeScript files');
  const folders = [...new Set(sources.map((path) => /^(?:packages\/)?[^/]+/.exec(path)?.[0] ?? path))];
  const problems: string[] = [];
  for (const folder of folders) {
    if (!existsSync(join(root, folder, 'tsconfig.json'))) problems.push(`${folder}: no tsconfig.json`);
    else {
      const { code, output } = await runTool(root, 'tsc', ['-p', folder, '--pretty', 'false']);
      if (code !== 0) problems.push(output.trim() || `tsc -p ${folder} ended with code ${code}`);
    }
  }
  return { problems, saw: `${sources.length} files in ${folders.length} folders` };
}
