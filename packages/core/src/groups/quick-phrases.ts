/** What can be said in a group by one press; each member reads it in their own language. */
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
