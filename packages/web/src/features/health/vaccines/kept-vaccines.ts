import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { VaccineId, VaccineType } from './rules.ts';

/** A vaccination that the person has had. The date is null until it is filled in. */
export interface HadVaccine {
  readonly date: string | null;
  readonly type: VaccineType | null;
}

export interface KeptVaccines {
  /** ISO 3166-1 alpha-2; null until one is chosen. */
  readonly country: string | null;
  /** The day of arrival in Saudi Arabia; absent until it is filled in. */
  readonly arrival?: string;
  readonly had: Readonly<Partial<Record<VaccineId, HadVaccine>>>;
}

export const noVaccines: KeptVaccines = { country: null, had: {} };

const isHad = (value: unknown): value is HadVaccine =>
  isRecord(value) &&
  (value['date'] === null || isCivilDate(value['date'])) &&
  (value['type'] === null || value['type'] === 'conjugate' || value['type'] === 'polysaccharide');

/** It belongs to the owner of the device, like the medical card, and is never sent. */
export const keptVaccines = keep<KeptVaccines>(
  'manasik-vaccines',
  (value): value is KeptVaccines =>
    isRecord(value) &&
    (value['country'] === null || typeof value['country'] === 'string') &&
    (value['arrival'] === undefined || isCivilDate(value['arrival'])) &&
    isRecord(value['had']) &&
    Object.values(value['had']).every(isHad),
);

export const changeVaccines = (change: (kept: KeptVaccines) => KeptVaccines): void =>
  keptVaccines.change((kept) => change(kept ?? noVaccines));
