// A field that has only spaces, fillers, joiners, direction controls or combining marks looks empty. Unicode classes
// U+2800, the blank Braille pattern, as a symbol, so it is listed here.
export const isVisible = (value: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u.test(value);

// Direction controls can disguise a name or reorder the text beside it. Phones add them to names copied from contacts,
// so they are removed rather than refused.
const invisibleInNames = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060\uFEFF]/gu;
// Arabic, Bengali, Gujarati, Urdu and family emoji need joiners (ZWNJ, ZWJ), but only after a character.
const looseJoiners = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]+/gu;

/** Removes invisible characters that no script needs in a name. */
export const withoutInvisible = (name: string): string =>
  name.replaceAll(invisibleInNames, '').replaceAll(looseJoiners, '');
