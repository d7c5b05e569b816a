import type { Language } from '../text/languages.ts';

type MonthNames = Readonly<Partial<Record<number, string>>>;

/**
 * Months that a language calls otherwise than the CLDR names which `Intl` has, by month 1 to 12. Gujarati: CLDR spells
 * English transcriptions letter by letter (ધુʻલ-હિજ્જાહ), which no Gujarati Muslim says; these are the names of its
 * mosques. Bengali: CLDR writes জ্বিলহজ্জ and শা‘বান, Bangladesh জিলহজ and শাবান (Islamic Foundation). Urdu: CLDR has a stray
 * space inside ربیع, and an Arabic ۃ where Urdu writes ہ.
 */
const ownNames: Partial<Record<Language, MonthNames>> = {
  gu: {
    1: 'મોહરમ',
    2: 'સફર',
    3: 'રબીઉલ અવ્વલ',
    4: 'રબીઉલ આખર',
    5: 'જમાદિલ અવ્વલ',
    6: 'જમાદિલ આખર',
    7: 'રજબ',
    8: 'શાબાન',
    9: 'રમઝાન',
    10: 'શવ્વાલ',
    11: 'ઝિલકદ',
    12: 'ઝિલહજ',
  },
  bn: { 1: 'মহররম', 8: 'শাবান', 11: 'জিলকদ', 12: 'জিলহজ' },
  ur: { 3: 'ربیع الاول', 4: 'ربیع الثانی', 11: 'ذوالقعدہ', 12: 'ذوالحجہ' },
};

/** The name of a month in a language where it differs from that of `Intl`. */
export const ownMonthName = (language: Language, month: number): string | undefined =>
  ownNames[language]?.[month];
