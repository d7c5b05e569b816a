import type { User } from '@manasik/contract/account';
import type { Settings } from '@manasik/contract/settings';
import type { getPrayerTimes, PrayerTimes } from '@manasik/contract/times';
import { todayIn } from '@manasik/core/calendar/zone-date';
import {
  dailyTimes,
  defaultMethod,
  prayerTimes,
  recommendedHighLatitudeRule,
} from '@manasik/core/prayer/prayer-times';
import { qibla } from '@manasik/core/geo/qibla';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { ReadyJson } from '../../platform/http/ready-json.ts';

export type PrayerTimesQuery = z.output<typeof getPrayerTimes.query>;

/** What this feature needs from the feature `places`. */
interface Gazetteer {
  /** IANA zone of a place. */
  timezoneAt(latitude: number, longitude: number): string;
  /** ISO 3166-1 alpha-2 of a place; null far from any city. */
  countryAt(latitude: number, longitude: number): Promise<string | null> | string | null;
}

export interface TimesParts {
  readonly gazetteer: Gazetteer;
  readonly settingsOf: (userId: string) => Promise<Settings> | Settings;
  readonly clock: Clock;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | undefined;
  readonly country?: string | null;
}

const REMEMBERED_DAYS = 5000;

/** The requested place, otherwise the saved one. @throws AppError `location.missing` naming the missing fields */
function placeOf(query: { lat?: number | undefined; lon?: number | undefined }, user: User | null): Place {
  const { lat, lon } = query;
  if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
  if (lat === undefined && lon === undefined && user?.currentLocation) return user.currentLocation;
  throw new AppError('location.missing', 'Give lat and lon, or save a location in your account', {
    fields: { ...(lat === undefined && { lat: 'required' }), ...(lon === undefined && { lon: 'required' }) },
  });
}

/** An object with a value for each name. */
const pick = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  // Object.fromEntries loses the key types.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

export function createTimesService({ gazetteer, settingsOf, clock }: TimesParts) {
  const days = new LRUCache<string, ReadyJson>({ max: REMEMBERED_DAYS });

  const timesOn = async (
    place: Place,
    timezone: string,
    date: string,
    query: PrayerTimesQuery,
    settings: Settings | null,
  ): Promise<PrayerTimes> => {
    const { latitude, longitude } = place;
    const country =
      place.country === undefined ? await gazetteer.countryAt(latitude, longitude) : place.country;
    const convention = {
      method: query.method ?? settings?.method ?? defaultMethod(country),
      madhab: query.madhab ?? settings?.madhab ?? 'shafi',
      highLatitudeRule:
        query.highLatitudeRule ?? settings?.highLatitudeRule ?? recommendedHighLatitudeRule(latitude),
    } as const;
    const day = prayerTimes({
      latitude,
      longitude,
      date,
      timeZone: timezone,
      ...convention,
      ...(settings && { offsetsMinutes: settings.prayerOffsets }),
    });
    const names = [...dailyTimes, 'tomorrowFajr'] as const;
    const missing = names.filter((name) => day[name].reason);
    return {
      ...pick(names, (name) => day[name].time),
      instants: pick(names, (name) => day[name].at),
      date,
      timezone,
      ...convention,
      reasons: Object.fromEntries(missing.map((name) => [name, day[name].reason ?? 'undefined'])),
    };
  };

  const found = (
    query: PrayerTimesQuery,
    place: Place,
    settings: Settings | null,
  ): Promise<ReadyJson> | ReadyJson => {
    const timezone =
      query.timezone ?? place.timezone ?? gazetteer.timezoneAt(place.latitude, place.longitude);
    const date = query.date ?? todayIn(timezone, clock.now());
    const method = query.method ?? settings?.method;
    const madhab = query.madhab ?? settings?.madhab;
    const rule = query.highLatitudeRule ?? settings?.highLatitudeRule;
    const { latitude, longitude, country } = place;
    // A saved place at sea has no country (null); the country of a requested place is looked up (undefined).
    const key = [
      latitude,
      longitude,
      country === null ? 'none' : country,
      timezone,
      date,
      method,
      madhab,
      rule,
      settings && Object.values(settings.prayerOffsets).join(' '),
    ].join('|');
    const known = days.get(key);
    if (known) return known;
    return timesOn(place, timezone, date, query, settings).then((times) => {
      const reply = new ReadyJson(times);
      days.set(key, reply);
      return reply;
    });
  };

  return {
    /** The same day at the same place is requested repeatedly, so a cached result is returned synchronously. */
    prayerTimes: (query: PrayerTimesQuery, user: User | null): Promise<ReadyJson> | ReadyJson => {
      const place = placeOf(query, user);
      const settings = user ? settingsOf(user.id) : null;
      if (settings instanceof Promise) return settings.then((known) => found(query, place, known));
      return found(query, place, settings);
    },

    qibla: (query: { lat?: number | undefined; lon?: number | undefined }, user: User | null) => {
      const { latitude, longitude } = placeOf(query, user);
      return qibla(latitude, longitude);
    },
  };
}

export type TimesService = ReturnType<typeof createTimesService>;
