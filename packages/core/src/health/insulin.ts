// The word in our languages.
const words = [
  'insulin',
  'inzulin',
  'insülin',
  'инсулин',
  'انسولين',
  'انسولن',
  'انسلين',
  'ইনসুলিন',
  'ইন্সুলিন',
  'ઇન્સ્યુલિન',
  'ઈન્સ્યુલિન',
  'ઇન્સુલિન',
  'ઈન્સુલિન',
];

// Brands of the RACGP handbook "Management of type 2 diabetes", appendix 1 (types of insulin available), of the insulins
// sold in India (table 3 of PMC6104264), of the United States (Endocrinology Advisor, "Insulins"), and of the NHS
// formularies of Somerset (Trurapi) and of Medway and Swale (Suliqua). Beyond them: Hypurin, an animal insulin; Awiqli,
// which is insulin icodec; and Soliqua and Xultophy, which mix insulin with another medicine. Without spaces.
const brands = [
  'abasaglar',
  'actrapid',
  'admelog',
  'afrezza',
  'apidra',
  'awiqli',
  'basaglar',
  'basalog',
  'fiasp',
  'humalog',
  'humulin',
  'hypurin',
  'insugen',
  'insulatard',
  'insuman',
  'lantus',
  'levemir',
  'lyumjev',
  'mixtard',
  'novolin',
  'novolog',
  'novomix',
  'novorapid',
  'optisulin',
  'protaphane',
  'ryzodeg',
  'semglee',
  'soliqua',
  'suliqua',
  'toujeo',
  'tresiba',
  'trurapi',
  'wosulin',
  'xultophy',
];

// Brands as pharmacies of the Arab countries write them.
const arabicBrands = [
  'ابيدرا',
  'اكترابيد',
  'انسولاتارد',
  'تريسيبا',
  'توجيو',
  'فياسب',
  'لانتوس',
  'ليفمير',
  'ليفيمير',
  'مكستارد',
  'ميكستارد',
  'نوفورابد',
  'نوفورابيد',
  'نوفولوج',
  'نوفولين',
  'نوفومكس',
  'نوفوميكس',
  'هومالوج',
  'هومولين',
  'هيومالوج',
  'هيومولين',
];

// Generic names, which people also write without "insulin". Without the vowel at the end, which differs by language.
const generics = [
  'degludec',
  'detemir',
  'glargin',
  'glulisin',
  'lispro',
  'جلارجين',
  'جلوليزين',
  'ديتيمير',
  'ديجلوديك',
  'ليسبرو',
];

/** Only as a whole word, because aspartates are other medicines. */
const aspart = /(?<!\p{L})(?:asparte?|(?:ال)?[اأ]سبارت)(?!\p{L})/iu;

const parts = [...words, ...brands, ...arabicBrands, ...generics];

/**
 * Whether the name of a medicine is that of an insulin, as far as a list can tell. A tick of the person covers the brands
 * and the spellings that are not in it.
 */
export function isInsulinName(name: string): boolean {
  const plain = plainOf(name);
  return aspart.test(name) || parts.some((part) => plain.includes(plainOf(part)));
}

/** Without case, accents, spaces and marks, and with one form of each Arabic letter. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // U+0640 only makes a word longer.
    .replaceAll(/[\s\p{Mn}\p{Cf}\p{P}\u0640]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[یى]/g, 'ي');

interface NamedMedicine {
  readonly name: string;
  /** What the person ticked; absent in cards of earlier versions. */
  readonly isInsulin?: boolean | undefined;
}

/** Whether a medicine is an insulin, by the tick of the person or by its name. */
export const isInsulin = (medicine: NamedMedicine): boolean =>
  medicine.isInsulin === true || isInsulinName(medicine.name);

/**
 * The medicines whose times may be moved from day to day, and the insulins. Insulin is never moved: when and how much is
 * the decision of the clinician. A person who uses insulin without saying which medicine it is could take any of them for
 * it.
 */
export function splitInsulin<Medicine extends NamedMedicine>(
  medicines: readonly Medicine[],
  usesInsulin: boolean,
): {
  readonly movable: readonly Medicine[];
  readonly insulin: readonly Medicine[];
  readonly isUnclear: boolean;
} {
  const insulin = medicines.filter(isInsulin);
  const isUnclear = usesInsulin && insulin.length === 0;
  return { movable: isUnclear ? [] : medicines.filter((each) => !isInsulin(each)), insulin, isUnclear };
}
