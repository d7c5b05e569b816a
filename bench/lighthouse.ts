import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import type { Row } from './row.ts';
import { startServer, withDataDir } from './server.ts';
import { median } from './wrk.ts';

const PORT = 4314;
const DEBUG_PORT = 4315;
const RUNS = 5;

interface Audit {
  /** Scores by category, 0 to 100. */
  readonly scores: Record<string, number>;
  /** Milliseconds, milliseconds, and a share of the screen. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Runs Lighthouse on a page, with the mobile preset, in a fresh browser. */
async function audit(url: string): Promise<Audit> {
  const profile = mkdtempSync(join(tmpdir(), 'manasik-lighthouse-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    `--remote-debugging-port=${DEBUG_PORT}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(process.env['CHROMIUM_PATH'] ?? 'chromium', flags, { stdio: 'ignore' });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const there = await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).catch(() => null);
      if (there?.ok) break;
      await delay(100);
    }
    const result = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' });
    if (!result) throw new Error('Lighthouse returned no result');
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    browser.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Pages that newcomers open first: from a search, from a shared link, or in need. */
const pages = ['/', '/help', '/emergency', '/guide', '/guide/arafat'];

async function rowsOf(path: string): Promise<Row[]> {
  const runs: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(`http://localhost:${PORT}${path}`));
  const score = (name: string): number => median(runs.map(({ scores }) => scores[name] ?? 0));
  const scoreRow = (name: string, least: number): Row => ({
    name: `Lighthouse, ${path}, ${name}`,
    figure: String(score(name)),
    limit: `at least ${least}`,
    kept: score(name) >= least,
  });
  const lcp = median(runs.map((run) => run.lcp)) / 1000;
  const tbt = median(runs.map((run) => run.tbt));
  const cls = median(runs.map((run) => run.cls));
  return [
    scoreRow('performance', 90),
    scoreRow('accessibility', 100),
    scoreRow('best-practices', 100),
    scoreRow('seo', 100),
    {
      name: `${path}, largest paint`,
      figure: `${lcp.toFixed(2)} s`,
      limit: 'at most 2.5 s',
      kept: lcp <= 2.5,
    },
    {
      name: `${path}, blocking time`,
      figure: `${tbt.toFixed(0)} ms`,
      limit: 'under 200 ms',
      kept: tbt < 200,
    },
    { name: `${path}, layout shift`, figure: cls.toFixed(3), limit: 'at most 0.02', kept: cls <= 0.02 },
  ];
}

/** Runs Lighthouse five times on each page. */
export const lighthousePages = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    try {
      const rows: Row[] = [];
      for (const path of pages) rows.push(...(await rowsOf(path)));
      return rows;
    } finally {
      await server.stop();
    }
  });
