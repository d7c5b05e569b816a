import { type Audience, type GuideChoices, isFor } from '../guide/rites.ts';

export const checkCategories = [
  'documents',
  'health',
  'ihram',
  'hygiene',
  'electronics',
  'money',
  'worship',
  'leaving',
] as const;
export type CheckCategory = (typeof checkCategories)[number];

export const isCheckCategory = (name: string): name is CheckCategory =>
  checkCategories.some((one) => one === name);

/**
 * The app's own list, in the order of the page. It follows the practical texts of the guide (practical.json): what is
 * used in Ihram has no scent, scissors go in hold luggage, and no mask is listed, because scholars differ on masks in Ihram.
 */
export const checkItems = {
  documents: ['passport', 'visa', 'nusuk', 'tickets', 'vaccination', 'insurance', 'copies', 'contacts'],
  health: [
    'doctor',
    'vaccines',
    'medicines',
    'prescription',
    'report',
    'wristband',
    'umbrella',
    'bottle',
    'wheelchair',
  ],
  ihram: ['cloths', 'loose', 'sandals', 'ordinary', 'bag'],
  hygiene: ['soap', 'wipes', 'suncream', 'jelly', 'toothbrush', 'towel', 'scissors', 'pads'],
  electronics: ['charger', 'powerbank', 'adapter', 'torch', 'offline'],
  money: ['cash', 'card', 'belt', 'split'],
  worship: ['mat', 'duas', 'pebbles', 'night', 'rites'],
  leaving: ['will', 'debts', 'forgiveness', 'upkeep', 'details', 'companion', 'home'],
} as const satisfies Record<CheckCategory, readonly string[]>;
export type CheckItem = (typeof checkItems)[CheckCategory][number];

const audiences: Readonly<Partial<Record<CheckItem, Audience>>> = {
  cloths: { sex: 'man' },
  loose: { sex: 'woman' },
  pads: { sex: 'woman' },
  companion: { sex: 'woman' },
  wheelchair: { mobility: 'wheelchair' },
};

/** The items of a category for a pilgrim; a choice that is not made leaves all of them. */
export const checkItemsFor = (category: CheckCategory, choices: GuideChoices): CheckItem[] =>
  checkItems[category].filter((item) => isFor(audiences[item], choices));

export interface Check {
  readonly category: string;
  /** Null for an item of the user's own. */
  readonly item: string | null;
  readonly title: string | null;
  readonly isDone: boolean;
}

/** One line of the list. `id` is that of the stored tick; undefined while an item of the app has none. */
export interface CheckLine {
  readonly id: string | undefined;
  readonly category: CheckCategory;
  readonly item: CheckItem | null;
  readonly title: string | null;
  readonly isDone: boolean;
}

export interface CheckSection {
  readonly category: CheckCategory;
  readonly lines: readonly CheckLine[];
  readonly done: number;
}

/** The whole list by category: the items of the app with their ticks, then the user's own. */
export function checkSections(
  stored: readonly { readonly id: string; readonly item: Check }[],
  choices: GuideChoices,
): CheckSection[] {
  return checkCategories.map((category) => {
    const ofApp = checkItemsFor(category, choices).map((item): CheckLine => {
      const kept = stored.find((one) => one.item.category === category && one.item.item === item);
      return { id: kept?.id, category, item, title: null, isDone: kept?.item.isDone ?? false };
    });
    const own = stored
      .filter(({ item }) => item.item === null && categoryOf(item.category) === category)
      .map(
        ({ id, item }): CheckLine => ({ id, category, item: null, title: item.title, isDone: item.isDone }),
      );
    const lines = [...ofApp, ...own];
    return { category, lines, done: lines.filter(({ isDone }) => isDone).length };
  });
}

// A newer version of the app may know more categories.
const categoryOf = (name: string): CheckCategory => (isCheckCategory(name) ? name : 'leaving');

/** The done lines and all lines of some sections. */
export const checkProgress = (sections: readonly CheckSection[]): { done: number; total: number } => ({
  done: sections.reduce((sum, { done }) => sum + done, 0),
  total: sections.reduce((sum, { lines }) => sum + lines.length, 0),
});
