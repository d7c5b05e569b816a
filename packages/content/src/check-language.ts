// For translators: `npm run check -w packages/content -- fr` lists the faults of one language.
import { isLanguage, languageCodes } from '@manasik/core/text/languages';
import { checkGuideOf } from '../guide/words.check.ts';
import { checkMeanings, hadithContent } from '../hadith/hadith.check.ts';
import { checkLanguage } from './locales.check.ts';

const [wanted] = process.argv.slice(2);
const languages = wanted === undefined ? languageCodes : languageCodes.filter((code) => code === wanted);
if (wanted !== undefined && !isLanguage(wanted)) {
  console.error(`Unknown language ${wanted}; known: ${languageCodes.join(' ')}`);
  process.exitCode = 1;
}
for (const language of languages) {
  const problems = [
    ...checkLanguage(language),
    ...checkMeanings(hadithContent(), language).map((problem) => `hadith: ${problem}`),
    ...checkGuideOf(language).map((problem) => `guide: ${problem}`),
  ];
  for (const problem of problems) console.log(`${language} ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${language} is complete`);
}
