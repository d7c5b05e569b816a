import type { VaccineFact } from '@manasik/content/health/schema';
import facts from '@manasik/content/health/vaccines.json';
import type { ValidityRule } from '@manasik/core/health/vaccine-validity';

export type { VaccineFact };
export type VaccineId = VaccineFact['vaccine'];
export type VaccineType = NonNullable<VaccineFact['vaccineType']>;

// TypeScript infers plain strings from JSON. A test of the content validates the file against the schema.
const all = facts as unknown as readonly VaccineFact[];

/** One vaccine and what the sources say about it, the newest first. */
export interface VaccineRule {
  readonly vaccine: VaccineId;
  readonly isRequired: boolean;
  readonly facts: readonly VaccineFact[];
}

/** The rules for the pilgrims of a country; those for everyone have the country `ALL`. Required vaccines come first. */
export function rulesFor(country: string, from: readonly VaccineFact[] = all): VaccineRule[] {
  const own = from.filter((fact) => fact.country === country);
  const rules = [...new Set(own.map(({ vaccine }) => vaccine))].map((vaccine) => {
    const about = own
      .filter((fact) => fact.vaccine === vaccine)
      .toSorted((a, b) => b.published.localeCompare(a.published));
    return { vaccine, isRequired: about.some(({ rule }) => rule === 'required'), facts: about };
  });
  return rules.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

const most = (values: readonly (number | undefined)[]): number | null => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : Math.max(...known);
};

/**
 * The validity of a vaccination under all these facts. If they differ by type and the type is not known, or if sources
 * differ, the strictest applies.
 */
export function validityOf(about: readonly VaccineFact[], type: VaccineType | null): ValidityRule {
  const fitting = about.filter(
    ({ vaccineType }) => vaccineType === undefined || type === null || vaccineType === type,
  );
  const years = fitting.map(({ validYears }) => validYears).filter((value) => value !== undefined);
  return {
    fromDays: most(fitting.map(({ validFromDays }) => validFromDays)),
    years: years.length === 0 ? null : Math.min(...years),
    isForLife: years.length === 0 && fitting.some(({ validForLife }) => validForLife),
  };
}

/** True if the validity depends on the type of the vaccine. */
export const hasTypes = (about: readonly VaccineFact[]): boolean =>
  about.some(({ vaccineType }) => vaccineType !== undefined);
