/** The words of the overview, which other pages load with its code. */
export const overviewNamespaces = [
  'travel',
  'travel-money',
  'travel-checklist',
  'vaccines',
  'common',
] as const;
