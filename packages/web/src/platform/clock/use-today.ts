import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** The date where the reader is, `YYYY-MM-DD`; the date of the build until hydration. */
export const useToday = (): string => useSyncExternalStore(noSubscription, dateHere, () => BUILD_DAY);

/** The date where the reader is, at this moment. The Swedish date format is that of ISO 8601. */
export const dateHere = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
