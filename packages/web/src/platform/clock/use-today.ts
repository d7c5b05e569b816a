import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Today where the reader is, `YYYY-MM-DD`; the day of the build until the page has come to life. */
export const useToday = (): string => useSyncExternalStore(noSubscription, today, () => BUILD_DAY);

// Swedish writes dates as ISO 8601 does.
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
