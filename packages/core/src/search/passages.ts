import type { AnnouncedFirst } from '../calendar/announced.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { nextHajj } from '../calendar/hajj-date.ts';
import { type ClauseSchools, guideDocs, type GuideWords, guideWordsOf } from '../guide/search-docs.ts';
import { dateLocale } from '../text/date-locale.ts';
import type { Language } from '../text/languages.ts';
import type { Say } from '../text/say.ts';
import type { SearchDoc } from './content-search.ts';
import { emergencyDocs } from './emergency-doc.ts';
import { helpDocs, type HelpStructure } from './help-docs.ts';

export interface PassageParts {
  readonly language: Language;
  /** All words of the passages, by namespace. */
  readonly words: object;
  /** The same words by their whole key. */
  readonly say: Say;
  /** The Arabic text of the duas by id, so that a search finds them by it. */
  readonly arabic: Readonly<Record<string, string>>;
  readonly clauseSchools: ClauseSchools;
  readonly help: HelpStructure;
  readonly today: CivilDate;
  /** The announced first day of the month of Hajj. */
  readonly announced: AnnouncedFirst;
}

/** The words of the guide in one language. */
export const guideWords = ({ words, say }: Pick<PassageParts, 'words' | 'say'>): GuideWords =>
  guideWordsOf(words, {
    ranks: say('guide.ranks.title'),
    mistakes: say('guide.parts.mistakes'),
    women: say('guide.parts.women'),
    wheelchair: say('guide.parts.wheelchair'),
    firstTime: say('guide.parts.firstTime'),
  });

/** All passages of Manasik in one language: the guide, the emergency page and the help page. */
export const passagesOf = (parts: PassageParts): SearchDoc[] => [
  ...guideDocs(guideWords(parts), parts.arabic, parts.clauseSchools, parts.language),
  ...emergencyDocs(parts.say),
  ...helpDocs(parts.say, parts.help, hajjDate(parts)),
];

/** The first day of the next Hajj, in the reader's language. */
function hajjDate({ language, today, announced }: PassageParts): string {
  const { date } = nextHajj(today, announced);
  const format = new Intl.DateTimeFormat(dateLocale(language, []), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
