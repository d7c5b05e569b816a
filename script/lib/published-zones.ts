import moment from 'moment-timezone';
import type { PublishedZones } from './zone-table.ts';

/** The zones of the tz database in the installed `moment-timezone`. */
export const publishedZones: PublishedZones = {
  version: moment.tz.dataVersion,
  names: moment.tz.names(),
  zone: (name) => {
    const zone = moment.tz.zone(name);
    // The last period has no end, which is stored as Infinity or null.
    return (
      zone && {
        offsets: zone.offsets,
        untils: zone.untils.map((until) => (Number.isFinite(until) ? until : null)),
      }
    );
  },
};
