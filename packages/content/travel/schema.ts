import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { z } from 'zod';

/** A year, a month or a day; facts are published with as little as that. */
const Published = z.string().regex(/^20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);
const Day = z.string().refine(isCivilDate);

export const TravelSource = z.strictObject({
  title: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  /** Null if the page has no date. */
  publishedOn: Published.nullable(),
  readOn: Day,
});
export type TravelSource = z.output<typeof TravelSource>;

export const TravelSources = z.record(z.string(), TravelSource);

const fact = <Kind extends string, Value extends z.ZodType>(kind: Kind, value: Value) =>
  z.strictObject({ kind: z.literal(kind), value, sources: z.array(TravelSource).min(1) });

// E.164.
const Phone = z.string().regex(/^\+[1-9]\d{6,14}$/);
const Address = z.url({ protocol: /^https?$/ });
const Mission = z.strictObject({
  phone: Phone,
  whatsapp: Phone.optional(),
  address: z.string().min(1).optional(),
  url: Address.optional(),
});

/** How people of a country get a Hajj visa. */
export const visaRoutes = ['authority', 'operator', 'nusuk'] as const;

export const CountryFact = z.discriminatedUnion('kind', [
  fact('visaRoute', z.strictObject({ route: z.enum(visaRoutes) })),
  fact(
    'hajjAuthority',
    // `name` is English; `languageLocal` is that of `nameLocal`.
    z
      .strictObject({
        name: z.string().min(1),
        nameLocal: z.string().optional(),
        languageLocal: z
          .string()
          .regex(/^[a-z]{2}$/)
          .optional(),
        url: Address.optional(),
      })
      .refine(({ nameLocal, languageLocal }) => (nameLocal === undefined) === (languageLocal === undefined)),
  ),
  fact('embassyRiyadh', Mission),
  fact('consulateJeddah', Mission),
  fact('emergencyNumber', Mission),
]);
export type CountryFact = z.output<typeof CountryFact>;

/** Facts for pilgrims of every country. */
export const EveryonesFact = z.discriminatedUnion('kind', [
  fact('nusukHelp', z.strictObject({ phone: Phone, url: Address })),
  fact(
    'nusukCard',
    z.strictObject({
      rule: z.literal('required'),
      carry: z.literal('arrival-to-departure'),
      givenBy: z.array(z.enum(['hajj-mission', 'service-provider'])),
      digitalIn: z.array(z.string()),
    }),
  ),
  fact('passportValidity', z.strictObject({ minMonthsValid: z.int().positive() })),
]);
export type EveryonesFact = z.output<typeof EveryonesFact>;

export const CountryRules = z.strictObject({
  everyone: z.array(EveryonesFact),
  countries: z.array(
    z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), facts: z.array(CountryFact).min(1) }),
  ),
});
export type CountryRules = z.output<typeof CountryRules>;
