/** The rites of Hajj with their own page, in the order in which most pilgrims reach them. */
export const riteIds = [
  'ihram',
  'umrah',
  'tawaf-al-qudum',
  'sai',
  'tarwiyah',
  'arafat',
  'muzdalifah',
  'stoning',
  'sacrifice',
  'halq-or-taqsir',
  'tawaf-al-ifadah',
  'mina-nights',
  'stoning-days',
  'farewell-tawaf',
] as const;
export type RiteId = (typeof riteIds)[number];

export const isRiteId = (value: unknown): value is RiteId => riteIds.some((id) => id === value);
