import { assistantIndex } from './assistant-index.ts';
import { assistant } from './assistant.ts';
import { attacks } from './attacks.ts';
import { core } from './core.ts';
import { groups } from './groups.ts';
import { guide } from './guide.ts';
import { healthImport } from './health-import.ts';
import { lighthousePages } from './lighthouse.ts';
import { nodes } from './nodes.ts';
import { pace } from './pace.ts';
import { questions } from './questions.ts';
import { redFlags } from './red-flags.ts';
import { requests } from './requests.ts';
import type { Row } from './row.ts';
import { screen } from './screen.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { streams } from './streams.ts';
import { trends } from './trends.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  core,
  start,
  requests,
  groups,
  streams,
  nodes,
  pace,
  lighthouse: lighthousePages,
  screen,
  guide,
  search,
  questions,
  'red-flags': redFlags,
  assistant,
  'assistant-index': assistantIndex,
  'health-import': healthImport,
  trends,
  attacks,
};

/**
 * `node bench/run.ts [part …]` prints each figure beside its limit, and exits with 1 when one misses it. Build the web
 * first (`node packages/web/build.ts`).
 */
const names = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const row of await part()) {
    console.log(`| ${row.name} | ${row.figure} | ${row.limit} | ${row.kept ? 'kept' : 'MISSED'} |`);
    if (!row.kept) process.exitCode = 1;
  }
}
