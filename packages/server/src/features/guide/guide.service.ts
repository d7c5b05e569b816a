import type { GuideChange, GuideProgress } from '@manasik/contract/guide';
import { mergeMarks, summaryOf } from '@manasik/core/guide/progress';
import { noChoices } from '@manasik/core/guide/rites';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { GuideRepository, StoredProgress } from './guide.repository.ts';

interface Parts {
  readonly repository: GuideRepository;
  /** Every item of the guide that a user can mark. */
  readonly items: ReadonlySet<string>;
  readonly clock: Clock;
}

/** The message names a few for a human reader; the fields name all. */
const MOST_NAMED = 20;

const withSummary = ({ marks, choices }: StoredProgress): GuideProgress => ({
  marks: [...marks],
  choices,
  summary: summaryOf(marks, choices ?? noChoices),
});

export function createGuideService({ repository, items, clock }: Parts) {
  /** @throws AppError `guide.unknownItem`, with the position of each in the list */
  function refuseUnknown(marks: GuideChange['marks']): void {
    const unknown = [...marks.entries()].filter(([, { item }]) => !items.has(item));
    if (unknown.length === 0) return;
    const names = [...new Set(unknown.map(([, { item }]) => item))];
    const named = names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : '');
    throw new AppError('guide.unknownItem', `Not in the guide: ${named}`, {
      fields: Object.fromEntries(unknown.map(([index]) => [`marks.${index}.item`, 'unknown'] as const)),
    });
  }

  return {
    progress: async (userId: string): Promise<GuideProgress> =>
      withSummary(await repository.progress(userId)),

    /** An item is stored if it is newer than the existing one, so a repeated item counts once. */
    merge: async (userId: string, { marks, choices }: GuideChange): Promise<GuideProgress> => {
      refuseUnknown(marks);
      // A device with a fast clock must not win over every future change.
      const now = clock.now().getTime();
      const dated = <Change extends { readonly changedAt: number }>(change: Change): Change => ({
        ...change,
        changedAt: Math.min(change.changedAt, now),
      });
      const stored = await repository.merge(userId, {
        marks: mergeMarks(marks).map(dated),
        choices: choices ? dated(choices) : null,
      });
      return withSummary(stored);
    },
  };
}

export type GuideService = ReturnType<typeof createGuideService>;
