import type { RespondContent } from '@manasik/core/assistant/respond';
import type { UnderstandingContent } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { searchCorpus } from '../guide/search-corpus.ts';

/** What the assistant searches in one language. */
export const understandingContent = (language: Language): UnderstandingContent => ({
  passages: searchCorpus(language),
});

/** What the assistant answers with in one language. */
export const respondContent = (language: Language): RespondContent => ({
  passages: new Map(searchCorpus(language).map((doc) => [doc.id, doc])),
});
