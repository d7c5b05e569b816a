// Run `node packages/content/hadith/write-sources.ts` after a change of narrations.
import { writeFileSync } from 'node:fs';
import { sourcesFile, writtenSources } from './sources.ts';

writeFileSync(sourcesFile, writtenSources());
