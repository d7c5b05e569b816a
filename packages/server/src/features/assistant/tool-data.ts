import type { User } from '@manasik/contract/account';
import type { AssistantContext } from '@manasik/contract/assistant';
import type { GuideProgress } from '@manasik/contract/guide';
import type { City } from '@manasik/contract/places';
import type { Settings } from '@manasik/contract/settings';
import type { ToolData, ToolPlace } from '@manasik/core/assistant/tools/types';
import { type AnnouncedFirst, latestAnnounced } from '@manasik/core/calendar/announced';
import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { leftMina } from '@manasik/core/guide/now';
import { noChoices } from '@manasik/core/guide/rites';
import type { Language } from '@manasik/core/text/languages';
import type { Clock } from '../../platform/clock.ts';
import { type GroupReading, missingMembersOf } from './missing-members.ts';
import { ownRecordsOf, type RecordReading } from './own-records.ts';

/** The functions that this feature needs from the feature `places`. */
interface Gazetteer {
  load(): Promise<void>;
  named(name: string, language: Language): Promise<City | null>;
  timezoneAt(latitude: number, longitude: number): string;
  countryAt(latitude: number, longitude: number): string | null;
}

export interface ToolDataParts {
  readonly gazetteer: Gazetteer;
  readonly progressOf: (userId: string) => Promise<GuideProgress>;
  readonly records: RecordReading;
  readonly groups: GroupReading;
  /** The operator's date. */
  readonly announcedFirst: AnnouncedFirst;
  readonly clock: Clock;
}

export interface Person {
  readonly user: User | null;
  /** Of the user, or those that visitors have. */
  readonly settings: Settings;
  readonly context: AssistantContext;
}

const toolPlace = ({
  timezone,
  ...place
}: Omit<City, 'id' | 'near' | 'country'> & Pick<ToolPlace, 'country'>) => ({
  name: place.name,
  latitude: place.latitude,
  longitude: place.longitude,
  country: place.country,
  timeZone: timezone,
});

/** Collects the data about the user for the tools, from the request and otherwise from the account. */
export function createToolData(parts: ToolDataParts) {
  const { gazetteer, progressOf, records, groups, announcedFirst, clock } = parts;

  const placeOf = async ({ user, context }: Person): Promise<ToolPlace | null> => {
    if (!context.location) return user?.currentLocation ? toolPlace(user.currentLocation) : null;
    const { latitude, longitude, name = null } = context.location;
    await gazetteer.load();
    return {
      name,
      latitude,
      longitude,
      timeZone: gazetteer.timezoneAt(latitude, longitude),
      country: gazetteer.countryAt(latitude, longitude),
    };
  };

  const guideOf = async ({
    user,
    context,
  }: Person): Promise<Pick<ToolData, 'choices' | 'done' | 'hasLeftMina'>> => {
    const { choices, done, hasLeftMina } = context;
    const isWhole = choices !== undefined && done !== undefined && hasLeftMina !== undefined;
    const stored = user && !isWhole ? await progressOf(user.id) : null;
    const marks = stored?.marks ?? [];
    return {
      choices: choices ?? stored?.choices ?? noChoices,
      done: new Set(done ?? marks.filter((mark) => mark.done).map((mark) => mark.item)),
      hasLeftMina:
        hasLeftMina === undefined ? (marks.find(({ item }) => item === leftMina)?.done ?? null) : hasLeftMina,
    };
  };

  return async (person: Person, language: Language): Promise<ToolData> => {
    const { user, context, settings } = person;
    const { method, madhab, highLatitudeRule, prayerOffsets, hijriAdjustmentDays } = settings;
    const place = await placeOf(person);
    return {
      now: clock.now(),
      timeZone: context.timeZone ?? place?.timeZone ?? makkahZone,
      place,
      ...(await guideOf(person)),
      times: { method, madhab, highLatitudeRule, offsetsMinutes: prayerOffsets },
      announced: latestAnnounced(settings.announcedFirst, announcedFirst),
      hijriAdjustmentDays,
      findPlace: async (name) => {
        const city = await gazetteer.named(name, language);
        return city && toolPlace(city);
      },
      missingMembers: async () => (user ? missingMembersOf(groups, user.id) : null),
      own: user && ownRecordsOf(records, user.id, { now: clock.now(), stepsGoal: context.stepsGoal ?? null }),
    };
  };
}
