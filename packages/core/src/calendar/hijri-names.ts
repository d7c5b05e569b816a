import type { Language } from '../text/languages.ts';

type MonthNames = Readonly<Partial<Record<number, string>>>;

/**
 * Months whose names in a language differ from those of CLDR, which `Intl` has, by month 1 to 12. English, German, Italian,
 * Spanish and French: CLDR numbers months (Rabiʻ II) and spells Dhuʻl-Hijjah; these are the spellings of our own texts.
 * Gujarati: CLDR spells English transcriptions letter by letter (ધુʻલ-હિજ્જાહ), which no Gujarati Muslim says; these are the
 * names of its mosques. Bengali: CLDR writes জ্বিলহজ্জ and শা‘বান, Bangladesh জিলহজ and শাবান (Islamic Foundation). Urdu: CLDR
 * has a stray space inside ربیع, and an Arabic ۃ where Urdu writes ہ.
 */
const ownNames: Partial<Record<Language, MonthNames>> = {
  en: {
    3: 'Rabi al-Awwal',
    4: 'Rabi al-Thani',
    5: 'Jumada al-Ula',
    6: 'Jumada al-Akhirah',
    8: 'Sha’ban',
    11: 'Dhu al-Qa’dah',
    12: 'Dhu al-Hijjah',
  },
  de: {
    3: 'Rabi al-awwal',
    4: 'Rabi ath-thani',
    5: 'Dschumada al-ula',
    6: 'Dschumada al-achira',
    8: 'Schaban',
    10: 'Schawwal',
    11: 'Dhu l-Qa’da',
    12: 'Dhu l-Hiddscha',
  },
  it: {
    3: 'Rabi al-Awwal',
    4: 'Rabi al-Thani',
    5: 'Jumada al-Ula',
    6: 'Jumada al-Akhira',
    8: 'Sha’ban',
    11: 'Dhu al-Qa’da',
    12: 'Dhu al-Hijja',
  },
  es: {
    3: 'rabi al-awwal',
    4: 'rabi al-thani',
    5: 'yumada al-ula',
    6: 'yumada al-ajira',
    7: 'rayab',
    8: 'shaabán',
    11: 'dhu al-qada',
    12: 'dhu al-hijjah',
  },
  fr: { 3: 'rabi al-awwal', 4: 'rabi ath-thani', 11: 'dhou al-qi’da' },
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

/** The name of a month in a language where it differs from `Intl`. */
export const ownMonthName = (language: Language, month: number): string | undefined =>
  ownNames[language]?.[month];
