import type { SearchDoc } from './content-search.ts';

/**
 * How people ask, who do not know the terms of the guide: the id of a passage, divided at its colons, -> their questions,
 * one on each line. They are searched but never shown.
 */
export interface Asked {
  readonly [part: string]: string | Asked;
}

/** Adds to each passage the questions that it answers. */
export const withAsked = (docs: readonly SearchDoc[], ...lists: readonly Asked[]): SearchDoc[] =>
  docs.map((doc) => {
    const keywords = lists.flatMap((asked) => askedFor(doc.id, asked) ?? []);
    return keywords.length === 0 ? doc : { ...doc, keywords: keywords.join('\n') };
  });

function askedFor(id: string, asked: Asked): string | undefined {
  let part: string | Asked | undefined = asked;
  for (const key of id.split(':')) part = typeof part === 'object' ? part[key] : undefined;
  return typeof part === 'string' ? part : undefined;
}
