import { quickPhrases } from '@manasik/core/groups/quick-phrases';

export type Phrase = (typeof quickPhrases)[number];

export const isPhrase = (value: unknown): value is Phrase => quickPhrases.some((phrase) => phrase === value);
