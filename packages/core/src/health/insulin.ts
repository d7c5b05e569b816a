// Generic names of every insulin contain the word; these are its forms in our languages.
const words = [
  'insulin',
  'inzulin',
  'insülin',
  'инсулин',
  'انسولين',
  'انسولن',
  'ইনসুলিন',
  'ইন্সুলিন',
  'ઇન્સ્યુલિન',
  'ઈન્સ્યુલિન',
  'ઇન્સુલિન',
  'ઈન્સુલિન',
];

// Brands of the RACGP handbook "Management of type 2 diabetes", appendix 1 (types of insulin available), of the insulins
// sold in India (table 3 of PMC6104264), and of the United States (Endocrinology Advisor, "Insulins"). Without spaces.
const brands = [
  'abasaglar',
  'actrapid',
  'admelog',
  'afrezza',
  'apidra',
  'basaglar',
  'basalog',
  'fiasp',
  'humalog',
  'humulin',
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
  'toujeo',
  'tresiba',
  'wosulin',
];

/**
 * Whether the name of a medicine is that of an insulin, as far as a list can tell. A tick of the person covers the brands
 * and the spellings that are not in it.
 */
export function isInsulinName(name: string): boolean {
  const plain = plainOf(name);
  return words.some((word) => plain.includes(plainOf(word))) || brands.some((brand) => plain.includes(brand));
}

/** Without case, accents, spaces and marks, and with one form of each Arabic letter. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{Mn}\p{Cf}\p{P}]/gu, '')
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
 * The medicines whose times may be moved from day to day. Insulin never is: when and how much is the decision of the
 * clinician. A person who uses insulin without saying which medicine it is could take any of them for it.
 */
export function movable<Medicine extends NamedMedicine>(
  medicines: readonly Medicine[],
  usesInsulin: boolean,
): { readonly moved: readonly Medicine[]; readonly kept: readonly Medicine[]; readonly isUnclear: boolean } {
  const kept = medicines.filter(isInsulin);
  const isUnclear = usesInsulin && kept.length === 0;
  return { moved: isUnclear ? [] : medicines.filter((each) => !isInsulin(each)), kept, isUnclear };
}
