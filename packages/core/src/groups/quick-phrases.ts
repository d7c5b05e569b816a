/** Phrases that one tap sends; each member reads them in their own language. */
export const quickPhrases = [
  'lost',
  'whereAreYou',
  'atMeetingPoint',
  'onMyWay',
  'waitForMe',
  'needHelp',
  'amSafe',
  'atHotel',
  'resting',
] as const;
export type QuickPhrase = (typeof quickPhrases)[number];
