import type { ClauseSchools } from '@manasik/core/guide/search-docs';
import type { Guide } from './guide.ts';

/** The file from which the search of the web reads the schools of the clauses, without loading every rite. */
export const clauseSchoolsFile = new URL('clause-schools.json', import.meta.url);

/** The schools of each clause that does not belong to all of them. */
export const clauseSchoolsOf = ({ rites }: Pick<Guide, 'rites'>): ClauseSchools =>
  Object.fromEntries(
    Object.values(rites).flatMap((rite) =>
      rite.steps.flatMap((step) =>
        (step.clauses ?? []).flatMap((clause) =>
          clause.for?.schools ? [[`${rite.id}/${step.id}/${clause.id}`, clause.for.schools]] : [],
        ),
      ),
    ),
  );

export const writtenClauseSchools = (guide: Pick<Guide, 'rites'>): string => {
  const lines = Object.entries(clauseSchoolsOf(guide)).map(
    ([key, schools]) =>
      `  ${JSON.stringify(key)}: [${schools.map((school) => JSON.stringify(school)).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};
