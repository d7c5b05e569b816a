/** One of the three dhikr said after a prayer. */
export interface Dhikr {
  readonly id: ThreeDhikrId;
  /** As it is said, with its vowels. */
  readonly arabic: string;
  /** How often it is said in a round. */
  readonly target: number;
}

export type ThreeDhikrId = 'subhanallah' | 'alhamdulillah' | 'allahuakbar';

/**
 * Said after each obligatory prayer: 33, 33 and 34 times, a hundred together. The numbers are those of Sahih Muslim
 * 596; the words stand so in Sahih Muslim 595 and Sahih al-Bukhari 843.
 */
export const threeDhikr: readonly [Dhikr, Dhikr, Dhikr] = [
  { id: 'subhanallah', arabic: 'سُبْحَانَ اللَّهِ', target: 33 },
  { id: 'alhamdulillah', arabic: 'الْحَمْدُ لِلَّهِ', target: 33 },
  { id: 'allahuakbar', arabic: 'اللَّهُ أَكْبَرُ', target: 34 },
];

/** How many are aimed at in a day, whichever they are. */
export const dailyDhikrTarget = 100;

/** The dhikr of `id` when it is one of the three. */
export const oneOfThree = (id: string): Dhikr | undefined => threeDhikr.find((dhikr) => dhikr.id === id);

/** The one of the three that comes after another; after the last, the first. */
export function nextOfThree(id: ThreeDhikrId): Dhikr {
  const index = threeDhikr.findIndex((dhikr) => dhikr.id === id);
  return threeDhikr[index + 1] ?? threeDhikr[0];
}

/** What is taken of one's own dhikr and their counts: by the app, by the contract and by the server. */
export const dhikrLimits = {
  /** In UTF-16 units. */
  textLength: 80,
  target: 10_000,
  /** Of one day, one dhikr and one device. */
  count: 100_000,
  ownPhrases: 50,
} as const;
