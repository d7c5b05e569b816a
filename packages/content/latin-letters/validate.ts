import { createLatinLanguages } from '@manasik/core/assistant/latin-letters/latin-language';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { isLong, judgeNeutral, othersThan, shareRecognised } from './evaluate.ts';
import { type Lines, linesOfEach, readForeign, readLines, readNeutral, readUnseen } from './lines.ts';
import { train } from './train.ts';
import { trainForeign } from './train-foreign.ts';

const heldOutOf = 5;
const isHeldOut = (_line: string, at: number): boolean => at % heldOutOf === 0;
const isLearned = (_line: string, at: number): boolean => at % heldOutOf !== 0;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

// `node packages/content/latin-letters/validate.ts` learns from four fifths of the lines and judges the others. Lists and
// thresholds are chosen by it.
if (import.meta.main) {
  const lines = readLines();
  const neutral = readNeutral();
  const model = train(
    linesOfEach((language) => lines[language].filter(isLearned)),
    neutral.filter(isLearned),
  );
  const learned = languageCodes.flatMap((language) => lines[language].filter(isLearned));
  const foreignModel = trainForeign([...learned, ...neutral.filter(isLearned)], readForeign('learned'));
  const { languageOf, isForeign } = createLatinLanguages(model, foreignModel);
  const print = (title: string, judged: Lines): void => {
    for (const language of languageCodes) {
      const on = (pages: readonly Language[]): string =>
        percent(shareRecognised(languageOf, { language, lines: judged[language], pages }));
      console.log(
        `${title} ${language}: ${judged[language].length} lines,`,
        `own page ${on([language])}, other pages ${on(othersThan(language))}`,
      );
    }
  };
  print(
    'held out',
    linesOfEach((language) => lines[language].filter(isHeldOut).filter(isLong)),
  );
  print(
    'held out, short',
    linesOfEach((language) => lines[language].filter(isHeldOut).filter((line) => !isLong(line))),
  );
  print('unseen', readUnseen());
  const share = (judged: readonly string[]): string =>
    percent(judged.filter((line) => isForeign(line)).length / judged.length);
  console.log(`other languages, unseen: ${share(readForeign('unseen'))} recognised`);
  for (const language of languageCodes)
    console.log(
      `taken for another language, held out ${language}: ${share(lines[language].filter(isHeldOut))}`,
    );
  console.log(`neutral, held out: ${percent(judgeNeutral(languageOf, neutral.filter(isHeldOut)))}`);
}
