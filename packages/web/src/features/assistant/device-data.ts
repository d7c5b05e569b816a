import type { OwnMeasurement, OwnReminder, OwnTravelPart } from '@manasik/core/assistant/tools/own-records';
import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import type { GuideChoices } from '@manasik/core/guide/rites';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
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
  readonly hijriAdjustmentDays: number;
  readonly hasLeftMina: boolean | null;
  /** Ids of the items of the guide that are marked as done. */
  readonly done: readonly string[];
  /** The goal for a day; null while a clinician has to say how far the person may walk. */
  readonly stepsGoal: number | null;
}

/**
 * What the device has of Health, Travel and Reminders. Answers on the device are made of it. It is never sent, and has
 * neither the medical card nor scans.
 */
export interface DeviceRecords {
  /** Null without an account, or before this device has read it. */
  readonly measurements: readonly OwnMeasurement[] | null;
  readonly plan: PlanSettings | null;
  readonly travel: readonly OwnTravelPart[];
  /** Null without an account, or before this device has read it. */
  readonly reminders: readonly OwnReminder[] | null;
}

/** Reads the device when a question is asked. Other features keep the data, so the app passes this in. */
export interface Device {
  readonly data: () => DeviceData;
  readonly records: () => Promise<DeviceRecords>;
  /** Loads the code of `records`, so that a question can be answered after the network is gone. */
  readonly prepare: () => void;
}
