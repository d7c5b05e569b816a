import type { DatedChoices, Mark } from '@manasik/core/guide/progress';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { guideChoices, guideMarks } from './guide.table.ts';

export interface StoredProgress {
  readonly marks: readonly Mark[];
  readonly choices: DatedChoices | null;
}

async function progressOf(db: Db, userId: string): Promise<StoredProgress> {
  const { item, done, changedAt } = guideMarks;
  // One after the other, because a transaction has one connection.
  const marks = await db
    .select({ item, done, changedAt })
    .from(guideMarks)
    .where(eq(guideMarks.userId, userId))
    .orderBy(asc(item));
  const [row] = await db.select().from(guideChoices).where(eq(guideChoices.userId, userId));
  const { userId: _userId, ...choices } = row ?? { userId };
  return {
    marks: marks.map((mark) => ({ ...mark, changedAt: mark.changedAt.getTime() })),
    choices: 'changedAt' in choices ? { ...choices, changedAt: choices.changedAt.getTime() } : null,
  };
}

async function putMarks(db: Db, userId: string, marks: readonly Mark[]): Promise<void> {
  await db
    .insert(guideMarks)
    .values(marks.map((mark) => ({ ...mark, userId, changedAt: new Date(mark.changedAt) })))
    .onConflictDoUpdate({
      target: [guideMarks.userId, guideMarks.item],
      set: { done: sql`excluded.done`, changedAt: sql`excluded.changed_at` },
      // The same order as newerMark in core.
      setWhere: sql`(${guideMarks.changedAt}, ${guideMarks.done}) < (excluded.changed_at, excluded.done)`,
    });
}

const part = (column: unknown) => sql`coalesce(${column}::text, '') COLLATE "C"`;

async function putChoices(db: Db, userId: string, choices: DatedChoices): Promise<void> {
  const { kind, school, sex, isFirstTime, usesWheelchair, changedAt } = guideChoices;
  await db
    .insert(guideChoices)
    .values({ ...choices, userId, changedAt: new Date(choices.changedAt) })
    .onConflictDoUpdate({
      target: guideChoices.userId,
      set: {
        kind: sql`excluded.kind`,
        school: sql`excluded.school`,
        sex: sql`excluded.sex`,
        isFirstTime: sql`excluded.is_first_time`,
        usesWheelchair: sql`excluded.uses_wheelchair`,
        changedAt: sql`excluded.changed_at`,
      },
      // The same order as newerChoices in core.
      setWhere: sql`(${changedAt}, ${part(kind)}, ${part(school)}, ${part(sex)}, ${part(isFirstTime)}, ${part(usesWheelchair)})
        < (excluded.changed_at, ${part(sql`excluded.kind`)}, ${part(sql`excluded.school`)}, ${part(sql`excluded.sex`)},
          ${part(sql`excluded.is_first_time`)}, ${part(sql`excluded.uses_wheelchair`)})`,
    });
}

export function createGuideRepository(db: Db) {
  return {
    progress: (userId: string): Promise<StoredProgress> => progressOf(db, userId),

    /**
     * Writes what is newer than the stored rows, all or nothing, and returns the whole progress. The marks are sorted
     * and name each item once, so that two merges lock rows in the same order.
     */
    merge: (userId: string, { marks, choices }: StoredProgress): Promise<StoredProgress> =>
      db.transaction(async (tx) => {
        if (marks.length > 0) await putMarks(tx, userId, marks);
        if (choices) await putChoices(tx, userId, choices);
        return progressOf(tx, userId);
      }),
  };
}

export type GuideRepository = ReturnType<typeof createGuideRepository>;
