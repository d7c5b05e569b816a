import { firstRecordedDay, isCivilDate } from '@manasik/core/calendar/civil-date';
import { isTimeZone } from '@manasik/core/calendar/zone-date';
import { languageCodes } from '@manasik/core/text/languages';
import { z } from 'zod';
import { isVisible, withoutInvisible } from './visible-text.ts';

// Control characters make no sense in a name or a message. PostgreSQL refuses U+0000, and a lone surrogate is not valid
// text.
const isPlainText = (value: string): boolean =>
  value.isWellFormed() && !/[\p{Cc}]/u.test(value.replaceAll(/[\n\r\t]/g, ''));

const words = (base: z.ZodString, max: number) =>
  base
    .trim()
    .min(1)
    .max(max)
    .refine(isPlainText, { params: { code: 'format' } })
    .refine(isVisible, { params: { code: 'required' } });

/** A text in a person's own words: trimmed, 1 to `max` UTF-16 units, no control characters. */
export const text = (max: number) => words(z.string(), max);

const name = (max: number) => words(z.string().overwrite(withoutInvisible), max);

/** A person's name. */
export const PersonName = name(80);

/** A title that is shown in a list beside others. */
export const title = (max: number) => name(max);

/** A group's name. */
export const GroupName = name(80);

/** At most 254 characters (RFC 5321). Stored in lower case, so that one person has one account. */
export const Email = z.string().trim().max(254).toLowerCase().pipe(z.email());

/** At least six characters, as the specification requires; at most 128, to limit the work of hashing. */
export const NewPassword = z
  .string()
  .min(6)
  .max(128)
  .refine((value) => value.isWellFormed(), { params: { code: 'format' } });

/**
 * A password to check. Any length up to the maximum is accepted, so that a wrong password gets the answer for wrong
 * passwords.
 */
export const TriedPassword = z.string().min(1).max(128);

export const LanguageCode = z.enum(languageCodes);

/** `YYYY-MM-DD`, an existing day from 1900 to 2076. */
export const CivilDate = z
  .string()
  .max(10)
  .refine(isCivilDate, { params: { code: 'format' } });

/** A day on which something was or will be recorded, from 2000 on. */
export const RecordedDay = CivilDate.refine((date) => date >= firstRecordedDay, {
  params: { code: 'tooSmall' },
});

/**
 * When a device changed something: milliseconds since 1970, up to the year 2100. A time ahead of the server's clock is
 * replaced by the current time.
 */
export const ChangedAt = z.int().min(0).max(4_102_444_800_000);

/** Degrees north, WGS 84. */
export const Latitude = z.number().min(-90).max(90);
/** Degrees east, WGS 84. */
export const Longitude = z.number().min(-180).max(180);

// Decimal degrees in a query string; `z.coerce` would read '' as 0 and ' 1e2 ' as 100.
const decimal = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
  .transform(Number);
export const LatitudeQuery = decimal.pipe(Latitude);
export const LongitudeQuery = decimal.pipe(Longitude);

/** IANA name, such as `Asia/Riyadh`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { code: 'format' } });
