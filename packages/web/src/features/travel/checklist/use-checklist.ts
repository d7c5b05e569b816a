import { checkSections, type CheckLine, type CheckSection } from '@manasik/core/travel/checklist';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useMemo } from 'react';
import { checkId, newItemId, putTravelItem, removeTravelItem, useTravelItems } from '../items/use-travel.ts';

/** The list for a pilgrim with these choices in the guide; undefined in prerendered pages. */
export function useChecklist(choices: GuideChoices): readonly CheckSection[] | undefined {
  const checks = useTravelItems('check');
  return useMemo(() => checks && checkSections(checks, choices), [checks, choices]);
}

/** Ticks a line. Without a tick, an item of the app is not stored, and one of the user's own stays. */
export function tickLine({ id, category, item, title }: CheckLine, isDone: boolean): void {
  if (item === null) {
    if (id !== undefined) putTravelItem(id, { kind: 'check', category, item: null, title, isDone });
  } else if (isDone) {
    putTravelItem(checkId(category, item), { kind: 'check', category, item, title: null, isDone });
  } else {
    // Another version of the app may have given it another id.
    for (const one of new Set([checkId(category, item), ...(id === undefined ? [] : [id])])) {
      removeTravelItem(one);
    }
  }
}

export function addOwnLine(category: string, title: string): void {
  putTravelItem(newItemId(), { kind: 'check', category, item: null, title, isDone: false });
}

export function clearTicks(sections: readonly CheckSection[]): void {
  for (const line of sections.flatMap(({ lines }) => lines)) if (line.isDone) tickLine(line, false);
}
