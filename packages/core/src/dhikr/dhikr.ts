/** One of the three dhikr said after a prayer. */
export interface Dhikr {
  readonly id: ThreeDhikrId;
  /** The Arabic text, with its vowels. */
  readonly arabic: string;
  /** Repetitions in a round. */
  readonly target: number;
}

export type ThreeDhikrId = 'subhanallah' | 'alhamdulillah' | 'allahuakbar';

/**
 * Said after each obligatory prayer: 33, 33 and 34 times, a hundred in total. The numbers are from Sahih Muslim 596,
 * the words from Sahih Muslim 595 and Sahih al-Bukhari 843.
 */
export const threeDhikr: readonly [Dhikr, Dhikr, Dhikr] = [
  { id: 'subhanallah', arabic: 'سُبْحَانَ اللَّهِ', target: 33 },
  { id: 'alhamdulillah', arabic: 'الْحَمْدُ لِلَّهِ', target: 33 },
  { id: 'allahuakbar', arabic: 'اللَّهُ أَكْبَرُ', target: 34 },
];

/** Daily target over all dhikr. */
export const dailyDhikrTarget = 100;

/** The dhikr with `id`, if it is one of the three. */
export const oneOfThree = (id: string): Dhikr | undefined => threeDhikr.find((dhikr) => dhikr.id === id);

/** The next of the three; the first after the last. */
export function nextOfThree(id: ThreeDhikrId): Dhikr {
  const index = threeDhikr.findIndex((dhikr) => dhikr.id === id);
  return threeDhikr[index + 1] ?? threeDhikr[0];
}

/** Limits for the user's own dhikr and their counts, enforced by the app, the contract and the server. */
export const dhikrLimits = {
  /** In UTF-16 units. */
  textLength: 80,
  target: 10_000,
  /** Per day, dhikr and device. */
  count: 100_000,
  ownPhrases: 50,
} as const;
