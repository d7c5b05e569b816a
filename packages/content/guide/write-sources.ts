// Run `node packages/content/guide/write-sources.ts` after a change of sources or of their uses.
import { writeFileSync } from 'node:fs';
import { readGuide } from './guide.ts';
import { sourcesFile, writtenSources } from './sources.ts';

writeFileSync(sourcesFile, writtenSources(readGuide()));
