// A dot ends a sentence after a word of two letters or more and before a space: "8. Dhu l-Hiddscha" and "z. B." go on.
const end = /(?:(?<=\p{L}[\p{L}\p{M}]+)\.|[!?؟۔।])(?:[”"’)]|\s?»)*(?=\s)/u;
// "Hanafi: …", "From Madinah: …": the first of several, and alone it would be half of the answer.
const label = /^[^:]{1,60}:/u;

/** What stands under a step on paper: its first sentence, or all of a text that speaks to one after the other. */
export function pocketSentence(text: string): string {
  const found = end.exec(text);
  if (!found) return text;
  const first = text.slice(0, found.index + found[0].length);
  return label.test(first) ? text : first;
}
