import { find, setCache } from 'geo-tz/all';

// Areas are read from disk for each place near a border: 2 µs for most places, a few ms at most. geo-tz by itself would
// keep them in memory, where the whole world takes a gigabyte.
setCache({ store: { get: () => undefined, set: () => undefined } });

/**
 * The IANA zones in use at a place (degrees): nearly always one; two where two states claim the area or people use two
 * times, and on a border; at sea the zone of the longitude ('Etc/GMT+2'). Areas: timezone-boundary-builder, from
 * OpenStreetMap.
 */
export const zonesAt = (latitude: number, longitude: number): readonly string[] => find(latitude, longitude);
