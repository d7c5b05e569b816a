/**
 * Generates packages/core/src/calendar/zone-table.json from the tz database in the installed `moment-timezone`. Run
 * `node script/write-zone-table.ts` after an update of that package.
 */
import { writeFileSync } from 'node:fs';
import { publishedZones } from './lib/published-zones.ts';
import { makeZoneTable, writeZoneTable } from './lib/zone-table.ts';

const table = makeZoneTable(publishedZones);
writeFileSync(
  new URL('../packages/core/src/calendar/zone-table.json', import.meta.url),
  writeZoneTable(table),
);
process.stdout.write(
  `tz ${table.version}: ${table.zones.join(' ').split(' ').length} zones, ${table.clocks.length} clocks\n`,
);
