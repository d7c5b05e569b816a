import type { School } from '@manasik/core/guide/rites';
import type { ClauseSchools } from '@manasik/core/guide/search-docs';
import { type Guide, withClauses } from './guide.ts';
import type { Clause } from './schema.ts';

/** The file from which the search of the web reads the schools of the clauses, without loading every rite. */
export const clauseSchoolsFile = new URL('clause-schools.json', import.meta.url);

interface WithClauses {
  readonly id: string;
  readonly clauses?: readonly Clause[] | undefined;
}

const schoolsIn = (item: string, { id, clauses = [] }: WithClauses): [string, readonly School[]][] =>
  clauses.flatMap((clause) =>
    clause.for?.schools ? [[`${item}/${id}/${clause.id}`, clause.for.schools]] : [],
  );

/** The schools of each clause that does not belong to all of them. */
export function clauseSchoolsOf({
  rites,
  whatIf,
  practical,
}: Pick<Guide, 'rites' | 'whatIf' | 'practical'>): ClauseSchools {
  return Object.fromEntries([
    ...Object.values(rites).flatMap((rite) =>
      withClauses(rite).flatMap(({ key, clauses }) => schoolsIn(rite.id, { id: key, clauses })),
    ),
    ...whatIf.flatMap((tree) =>
      tree.nodes.flatMap((node) => ('end' in node ? schoolsIn(tree.id, node) : [])),
    ),
    ...practical.flatMap(({ topics }) =>
      topics.flatMap(({ id, facts }) =>
        facts.flatMap((fact) => (fact.for?.schools ? [[`${id}/${fact.id}`, fact.for.schools] as const] : [])),
      ),
    ),
  ]);
}

export const writtenClauseSchools = (guide: Pick<Guide, 'rites' | 'whatIf' | 'practical'>): string => {
  const lines = Object.entries(clauseSchoolsOf(guide)).map(
    ([key, schools]) =>
      `  ${JSON.stringify(key)}: [${schools.map((school) => JSON.stringify(school)).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};
