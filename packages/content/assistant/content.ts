import {
  replyNamespaces,
  type RespondContent,
  type UnderstandingContent,
} from '@manasik/core/assistant/content';
import type { ToolFacts } from '@manasik/core/assistant/tools/tool-facts';
import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import { treesOf } from '@manasik/core/assistant/trees';
import type { Language } from '@manasik/core/text/languages';
import { readGuide } from '../guide/guide.ts';
import { arabicOfDuas, guideWordsIn, passagesIn, passageWords, sayIn } from '../guide/search-corpus.ts';
import { withAsked } from '@manasik/core/search/asked';
import redFlagModel from '../red-flags/model.json' with { type: 'json' };
import climates from '../health/climate.json' with { type: 'json' };
import { loadMessages } from '../src/locales.ts';
import countries from '../travel/countries.json' with { type: 'json' };
import { CountryRules } from '../travel/schema.ts';

/** The content that the assistant needs to understand questions in one language, outside a browser. */
export function understandingContent(language: Language): UnderstandingContent {
  const {
    asked = {},
    phrases = {},
    intents,
    concepts,
    'assistant-replies': replies,
  } = loadMessages(language, ['asked', 'phrases', 'intents', 'concepts', 'assistant-replies']);
  const docs = withAsked(passagesIn(language), asked, phrases);
  const trees = treesOf(readGuide().whatIf, guideWordsIn(language).whatIf);
  // The checks of this package compare the files with the types.
  return {
    docs,
    intents,
    concepts,
    redFlagModel,
    followUps: replies?.['followUps'],
    trees,
  } as unknown as UnderstandingContent;
}

/** The content that the assistant needs to answer in one language, outside a browser. */
export function respondContent(language: Language, announced: AnnouncedFirst = null): RespondContent {
  structure ??= readStructure();
  const say = sayIn(language, { ...passageWords(language), ...loadMessages(language, replyNamespaces) });
  return {
    language,
    docs: new Map(passagesIn(language, announced).map((doc) => [doc.id, doc])),
    guide: guideWordsIn(language),
    structure,
    say,
  };
}

// The same in every language, and slow to read.
let structure: RespondContent['structure'] | undefined;

function readStructure(): RespondContent['structure'] {
  const { rites, whatIf, practical } = readGuide();
  // A test checks that every rite has its file.
  const facts: Omit<ToolFacts, 'rites'> = {
    climate: climates.makkah,
    countries: CountryRules.parse(countries).countries,
  };
  return {
    rites,
    whatIf,
    practical,
    arabic: arabicOfDuas,
    // Every rite has its file, as the test checks.
    ...facts,
  } as unknown as RespondContent['structure'];
}
