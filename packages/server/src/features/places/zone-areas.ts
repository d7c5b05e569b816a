import { find, setCache } from 'geo-tz/all';

// Areas are read from disk for each place that is near a border: 2 µs for most places, a few ms at most. Kept in memory, as
// geo-tz does by itself, those of the whole world take a gigabyte.
setCache({ store: { get: () => undefined, set: () => undefined } });

/**
 * The IANA zones that are kept at a place (degrees): nearly always one; two where two states claim the area or people
 * keep two times, and on a border; at sea that of its longitude ('Etc/GMT+2'). Areas: timezone-boundary-builder, of
 * OpenStreetMap.
 */
export const zonesAt = (latitude: number, longitude: number): readonly string[] => find(latitude, longitude);
