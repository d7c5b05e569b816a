import { checkId, putTravelItem, removeTravelItem, useTravelItems } from './use-travel.ts';

/** The ticks of a list of the app. They are parts of the trip, so that they reach the account. */
export function useChecks(category: string) {
  const checks = useTravelItems('check');
  const done = new Set(
    checks?.flatMap(({ item }) => (item.category === category && item.isDone ? [item.item] : [])),
  );
  return {
    isDone: (item: string): boolean => done.has(item),
    tick: (item: string, isDone: boolean): void => {
      const id = checkId(category, item);
      if (isDone) putTravelItem(id, { kind: 'check', category, item, title: null, isDone });
      else removeTravelItem(id);
    },
  };
}
