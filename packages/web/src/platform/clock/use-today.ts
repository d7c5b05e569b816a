import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** The date where the reader is, `YYYY-MM-DD`; the date of the build until hydration. */
export const useToday = (): string => useSyncExternalStore(noSubscription, today, () => BUILD_DAY);

// The Swedish date format is that of ISO 8601.
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
