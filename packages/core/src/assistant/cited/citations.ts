const id = '[A-Za-z]{2,20}(?::[A-Za-z0-9-]{1,80}){1,2}';
// Some models write the second kind of brackets.
const citation = new RegExp(
  String.raw`\s*[[【]\s*(${id}(?:\s*[,;،]\s*${id})*)\s*[\]】](?:(?<=[.!?…؟۔।]\s*[[【][^\]】]*[\]】])[.؟۔।])?`,
  'g',
);
const reference = new RegExp(String.raw`\{\{\s*(${id})\s*\}\}`, 'g');
const emptyBrackets = /\s*[[【]\s*\d*\s*[\]】]/g;

/** Reads the citations of a sentence, such as `[rite:sai:page]`, and returns the text without them. */
export function readCitations(sentence: string): { readonly text: string; readonly ids: readonly string[] } {
  const ids = [...sentence.matchAll(citation)].flatMap(([, list = '']) => list.split(/[,;،]/));
  const text = sentence.replaceAll(citation, '').replaceAll(emptyBrackets, '').trim();
  return { text, ids: [...new Set(ids.map((each) => each.trim()))] };
}

/** The ids of `{{dua:talbiyah}}` and the like, which stand for a text of ours. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, found = '']) => found);

/** Replaces each reference. */
export const withReferences = (text: string, replace: (id: string) => string): string =>
  text.replaceAll(reference, (_, found: string) => replace(found));
