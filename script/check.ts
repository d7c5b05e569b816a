import { resolve } from 'node:path';
import { boundaries } from './checks/boundaries.ts';
import { classes } from './checks/classes.ts';
import { css } from './checks/css.ts';
import { format } from './checks/format.ts';
import { lint } from './checks/lint.ts';
import { lockfile } from './checks/lockfile.ts';
import { names } from './checks/names.ts';
import { reasons } from './checks/reasons.ts';
import { settings } from './checks/settings.ts';
import { size } from './checks/size.ts';
import { types } from './checks/types.ts';
import { unused } from './checks/unused.ts';
import { voice } from './checks/voice.ts';
import { weight } from './checks/weight.ts';
import { words } from './checks/words.ts';
import { zones } from './checks/zones.ts';
import type { Check, Report } from './lib/report.ts';

/** Every check, by the name used in `node script/check.ts lint words`. The slow ones come first. */
const checks: Record<string, Check> = {
  types,
  lint,
  unused,
  css,
  format,
  boundaries,
  words,
  voice,
  classes,
  names,
  reasons,
  weight,
  settings,
  size,
  lockfile,
  zones,
};

/** Two at a time, because most checks keep a processor busy by themselves. */
const atOnce = 2;

export type CheckCount = { passed: number; failed: number };

/** Runs the named checks (all without names), prints a line for each, and the full output of each that fails. */
export async function runChecks(root: string, wanted = Object.keys(checks)): Promise<CheckCount> {
  const count: CheckCount = { passed: 0, failed: 0 };
  const waiting = [...wanted];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now();
      const report = await runOne(root, name);
      print(name, report, (Date.now() - started) / 1000);
      count[report.problems.length === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count;
}

/** A check that throws has failed. */
async function runOne(root: string, name: string): Promise<Report> {
  const check = checks[name];
  if (!check)
    return { problems: [`there is no such check; there are: ${Object.keys(checks).join(' ')}`], saw: '' };
  try {
    return await check(root);
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)], saw: '' };
  }
}

function print(name: string, { problems, saw, hints = [] }: Report, seconds: number): void {
  const time = `${seconds.toFixed(1)} s`;
  const lines =
    problems.length === 0 ? [`ok    ${name}: ${saw} (${time})`] : [`FAIL  ${name} (${time})`, ...problems];
  console.log([...lines, ...hints.map((hint) => `      hint: ${hint}`)].join('\n'));
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const { failed } = await runChecks(
    resolve(import.meta.dirname, '..'),
    wanted.length > 0 ? wanted : undefined,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
