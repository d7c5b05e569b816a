/**
 * The id of a part of a trip that exists once, such as the tick of an item of the list. Two devices give it the same
 * id, so neither adds a second one. A UUID of version 8 (RFC 9562), from four FNV-1a hashes.
 * @param name such as `check/passport`
 */
export function fixedId(name: string): string {
  const hex = [0, 1, 2, 3].map((seed) => fnv(`${seed}/${name}`).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
