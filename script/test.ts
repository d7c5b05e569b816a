import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runChecks } from './check.ts';
import { ensureChromium } from './lib/chromium.ts';
import { run, stopAll } from './lib/run.ts';
import { findPostgres, findRedis } from './lib/services.ts';
import { add, closingLine, flakyTests, none, type Tally, tallyPlaywright, tallyVitest } from './lib/tally.ts';

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'manasik-test-'));

/** The parts in order: the checks measure the build, and the browser tests serve it. */
const parts: Record<string, () => Promise<Tally>> = { build, checks, embedded, servers, e2e };

async function build(): Promise<Tally> {
  const { code } = await run(process.execPath, ['packages/web/build.ts'], { cwd: root, show: true });
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

async function checks(): Promise<Tally> {
  return { ...(await runChecks(root)), skipped: 0 };
}

/** All tests, with the server on the embedded database whatever the environment says. */
function embedded(): Promise<Tally> {
  return vitest('embedded', [], {
    MANASIK_TEST_DATABASE: 'embedded',
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
  });
}

/**
 * The server's tests again, on the available database servers, without the walk of hostile requests: it takes minutes, and the
 * contract refuses almost all of them before the database.
 */
async function servers(): Promise<Tally> {
  const [postgres, redis] = await Promise.all([findPostgres(process.env), findRedis(process.env)]);
  console.log(`${postgres.note}\n${redis.note}`);
  if (!postgres.url && !redis.url) {
    console.log('The server was tested on the embedded database only.');
    return none;
  }
  return vitest('servers', ['--project', 'server', '--exclude', '**/generated-walk.test.ts'], {
    MANASIK_TEST_DATABASE: postgres.url ? 'postgres' : 'embedded',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
  });
}

async function e2e(): Promise<Tally> {
  const report = join(reports, 'e2e.json');
  const chromium = await ensureChromium(process.env);
  const program = join(root, 'node_modules/.bin/playwright');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await run(program, args, { cwd: root, show: true, env });
  for (const test of flakyTests(read(report))) console.log(`flaky: ${test}`);
  return tallyPlaywright(read(report), code);
}

async function vitest(name: string, args: string[], env: Record<string, string | undefined>): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const program = join(root, 'node_modules/.bin/vitest');
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(program, ['run', ...output, ...args], { cwd: root, show: true, env });
  return tallyVitest(read(report), code);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

async function runPart(name: string): Promise<Tally> {
  console.log(`\n== ${name}`);
  try {
    const part = parts[name];
    if (!part) throw new Error(`there is no such part; there are: ${Object.keys(parts).join(' ')}`);
    const tally = await part();
    console.log(`== ${name}: ${closingLine(tally)}`);
    return tally;
  } catch (error) {
    console.log(`== ${name} broke: ${error instanceof Error ? error.message : String(error)}`);
    return { ...none, failed: 1 };
  }
}

function close(total: Tally): void {
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${closingLine(total)}`);
}

let total = none;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    stopAll();
    close(add(total, { ...none, failed: 1 }));
    process.exit(code);
  });
}

const only = process.argv.indexOf('--only');
const chosen = only === -1 ? Object.keys(parts) : [process.argv[only + 1] ?? ''];
for (const name of chosen) total = add(total, await runPart(name));
close(total);
process.exitCode = total.failed > 0 ? 1 : 0;
