import { offsetMs } from '../../packages/core/src/calendar/zone-clock.ts';
import { platformZone } from '../../packages/core/src/calendar/platform-clock.ts';
import { zoneDataVersion } from '../../packages/core/src/calendar/zone-table.ts';
import { publishedZones } from '../lib/published-zones.ts';
import type { Report } from '../lib/report.ts';

const firstDay = Date.UTC(2022, 0, 1, 12);
const lastDay = Date.UTC(2030, 0, 1, 12);
const stepMs = 3 * 86_400_000;

interface Versions {
  /** Release of the tz database in this Node, in our table, and in the installed `moment-timezone`. */
  readonly platform: string;
  readonly table: string;
  readonly published: string;
}

const installed: Versions = {
  platform: process.versions['tz'] ?? 'unknown',
  table: zoneDataVersion,
  published: publishedZones.version,
};

/**
 * Requires the table of time zones to be as new as the installed `moment-timezone` and this Node. Lists the zones where
 * Node's data differs, because those are the reason for the table.
 */
export async function zones(
  _root: string,
  { platform, table, published }: Versions = installed,
): Promise<Report> {
  const problems: string[] = [];
  if (table !== published)
    problems.push(
      `the table is of tz ${table}, moment-timezone of ${published}: node script/write-zone-table.ts`,
    );
  if (platform > table)
    problems.push(
      `this Node has tz ${platform}, our table ${table}: update moment-timezone, write the table anew`,
    );
  const differing = publishedZones.names.filter((name) => differs(name));
  return {
    problems,
    saw: `${publishedZones.names.length} zones of tz ${table}, Node ${platform} differs in ${differing.length}`,
    hints: differing.map((name) => `Node keeps another time in ${name}`),
  };
}

/** Whether Node's offset differs from ours at any noon, UTC, of these years. */
function differs(name: string): boolean {
  const platform = platformZone(name);
  if (!platform) return true;
  for (let at = firstDay; at < lastDay; at += stepMs) {
    if (platform.stretchAt(at).offset !== offsetMs(name, at)) return true;
  }
  return false;
}
