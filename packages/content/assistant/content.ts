import {
  replyNamespaces,
  type RespondContent,
  type UnderstandingContent,
} from '@manasik/core/assistant/content';
import type { Language } from '@manasik/core/text/languages';
import { readGuide } from '../guide/guide.ts';
import { arabicOfDuas, guideWordsIn, passageWords, sayIn, searchCorpus } from '../guide/search-corpus.ts';
import { withAsked } from '@manasik/core/search/asked';
import { loadMessages } from '../src/locales.ts';

/** What the assistant needs to understand questions in one language, outside a browser. */
export function understandingContent(language: Language): UnderstandingContent {
  const {
    asked = {},
    phrases = {},
    intents,
    concepts,
  } = loadMessages(language, ['asked', 'phrases', 'intents', 'concepts']);
  const docs = withAsked(searchCorpus(language), asked, phrases);
  // The checks of this package compare the files with the types.
  return { docs, intents, concepts } as unknown as UnderstandingContent;
}

/** What the assistant needs to answer in one language, outside a browser. */
export function respondContent(language: Language): RespondContent {
  const { rites, whatIf, practical } = readGuide();
  const say = sayIn(language, { ...passageWords(language), ...loadMessages(language, replyNamespaces) });
  return {
    language,
    docs: new Map(searchCorpus(language).map((doc) => [doc.id, doc])),
    guide: guideWordsIn(language),
    // A test checks that every rite has its file.
    structure: { rites, whatIf, practical, arabic: arabicOfDuas } as unknown as RespondContent['structure'],
    say,
  };
}
