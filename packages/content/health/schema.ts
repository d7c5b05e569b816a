import { z } from 'zod';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const HttpsUrl = z.url({ protocol: /^https$/ });
/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/);

/** The source of a statement about health. */
export const HealthSource = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  url: HttpsUrl,
  /** The year of publication or last review; null if the page gives none. */
  year: z.int().min(2000).nullable(),
  checkedOn: z.iso.date(),
});
export type HealthSource = z.output<typeof HealthSource>;

/** One statement, always with a source. Its text is in the catalogue. */
const Statement = z.strictObject({ id: Id, sources: z.array(Id).min(1) });
export type Statement = z.output<typeof Statement>;

export const needIds = ['general', 'diabetes', 'pressure', 'kidney'] as const;
export const needParts = ['plan', 'water', 'avoid', 'doctor'] as const;

const Statements = z.array(Statement).min(1);

/** Advice on food and drink, for people in general and for those with an illness. */
export const Food = z.strictObject({
  /** The people who must ask a clinician first. */
  clinician: Statements,
  needs: z
    .array(
      z.strictObject({
        id: z.enum(needIds),
        plan: Statements,
        water: Statements,
        avoid: Statements,
        doctor: Statements,
      }),
    )
    .length(needIds.length),
  tips: Statements,
});
export type Food = z.output<typeof Food>;

export const vaccineIds = ['meningitis', 'polio', 'yellowFever', 'influenza', 'covid'] as const;

/** A rule of an authority about a vaccine, as its source published it. */
export const VaccineFact = z.strictObject({
  /** The country that pilgrims travel from; `ALL` for every pilgrim. */
  country: z.union([z.literal('ALL'), Country]),
  vaccine: z.enum(vaccineIds),
  rule: z.enum(['required', 'recommended']),
  fromAgeYears: z.int().min(0).max(18).optional(),
  /** At least this many days before the arrival. */
  validFromDays: z.int().min(1).max(60).optional(),
  validYears: z.int().min(1).max(10).optional(),
  validForLife: z.literal(true).optional(),
  vaccineType: z.enum(['conjugate', 'polysaccharide']).optional(),
  source: z.strictObject({ title: z.string().min(1), url: HttpsUrl }),
  /** The year, or also the month and the day, as far as the source says. */
  published: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  /** The day on which someone last read it. */
  read: z.iso.date(),
});
export type VaccineFact = z.output<typeof VaccineFact>;
