// Run `node packages/content/guide/write-clause-schools.ts` after a change of clauses or of their schools.
import { writeFileSync } from 'node:fs';
import { clauseSchoolsFile, writtenClauseSchools } from './clause-schools.ts';
import { readGuide } from './guide.ts';

writeFileSync(clauseSchoolsFile, writtenClauseSchools(readGuide()));
