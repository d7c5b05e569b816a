import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import type { GuideChoices } from '@manasik/core/guide/rites';
import type { CalculationMethod, HighLatitudeRule, Madhab } from '@manasik/core/prayer/calculation-methods';
import type { DailyTime } from '@manasik/core/prayer/next-prayer';

/** The data that the device has of the person who asks. It can be sent to a worker. */
export interface DeviceData {
  readonly timeZone: string;
  readonly choices: GuideChoices;
  /** The saved place; null when there is none. */
  readonly place: {
    readonly name: string;
    readonly country: string | null;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: string;
  } | null;
  readonly times: {
    readonly method: CalculationMethod | null;
    readonly madhab: Madhab;
    readonly highLatitudeRule: HighLatitudeRule | null;
    readonly offsetsMinutes: Partial<Record<DailyTime, number>>;
  };
  readonly announced: AnnouncedFirst;
  readonly hasLeftMina: boolean | null;
  /** Ids of the items of the guide that are marked as done. */
  readonly done: readonly string[];
}

/** Reads it when a question is asked. Other features keep the data, so the app passes this in. */
export type ReadDevice = () => DeviceData;
