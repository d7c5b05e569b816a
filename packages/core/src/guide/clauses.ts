import { type Audience, type GuideChoices, isFor, type School, schools } from './rites.ts';

interface Part {
  readonly for?: Audience | undefined;
}

/** The clauses of a step for one pilgrim. */
export interface SortedClauses<Clause> {
  /** For this pilgrim, and with a chosen school only what that school or all schools say. */
  readonly own: Clause[];
  /** What the other schools say; without a chosen school, every clause that belongs to some schools. */
  readonly bySchool: Clause[];
}

/** Separates what a pilgrim needs from what other schools say. Clauses for another kind, sex or mobility are left out. */
export function sortClauses<Clause extends Part>(
  clauses: readonly Clause[],
  choices: GuideChoices,
): SortedClauses<Clause> {
  const ofAnySchool = clauses.filter((clause) => isFor(clause.for, { ...choices, school: null }));
  const isOwn = ({ for: audience }: Clause): boolean =>
    audience?.schools === undefined || (choices.school !== null && audience.schools.includes(choices.school));
  return {
    own: ofAnySchool.filter(isOwn),
    bySchool: ofAnySchool.filter((clause) => !isOwn(clause)),
  };
}

/** What one school says, or several that say the same. */
export interface SchoolRow<Clause> {
  readonly schools: School[];
  readonly clauses: Clause[];
}

/** Clauses of some schools as one row for each school, so that nobody has to look for a school in several rows. */
export function rowsBySchool<Clause extends Part>(clauses: readonly Clause[]): SchoolRow<Clause>[] {
  const rows: SchoolRow<Clause>[] = [];
  for (const school of schools) {
    const said = clauses.filter((clause) => clause.for?.schools?.includes(school));
    const same = rows.find(
      (row) => said.every((clause, at) => clause === row.clauses[at]) && row.clauses.length === said.length,
    );
    if (same) same.schools.push(school);
    else if (said.length > 0) rows.push({ schools: [school], clauses: said });
  }
  return rows;
}
