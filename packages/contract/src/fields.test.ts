import { describe, expect, it } from 'vitest';
import { ContactMessage } from './contact.ts';
import { NewGroup } from './groups.ts';
import { GroupName, PersonName, text } from './fields.ts';

const codeOf = (schema: typeof PersonName, value: string): unknown =>
  schema
    .safeParse(value)
    .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['code'] : issue.code));

describe('a name', () => {
  it.each([
    ['a space without width', '\u200B'],
    ['an override of direction', '\u202E'],
    ['a filler of Hangul', '\u3164'],
    ['fillers of Hangul', '\u115F\u1160\uFFA0'],
    ['isolates', '\u2066\u2069'],
    ['joiners', '\u200C\u200D'],
    ['a blank of Braille', '\u2800'],
    ['a mark of byte order', '\uFEFF'],
    ['soft hyphens', '\u00AD\u00AD'],
    ['a tag', '\u{E0041}'],
    ['a selector of a variant', '\uFE0F'],
    ['accents alone', '\u0301\u0301'],
  ])('is refused when it is invisible: %s', (_name, value) => {
    for (const schema of [PersonName, GroupName, text(80)])
      expect(schema.safeParse(value).success).toBe(false);
    expect(NewGroup.safeParse({ name: value }).success).toBe(false);
    expect(codeOf(PersonName, value)?.toString()).toMatch(/^(required|too_small)/);
  });

  it.each([
    ['an override', '\u202EnimdA', 'nimdA'],
    ['isolates, as phones copy them from contacts', '\u2068Amina\u2069', 'Amina'],
    ['direction marks', 'Ali \u200F(علي)\u200E', 'Ali (علي)'],
    ['zero width', 'Ami\u200Bna\uFEFF', 'Amina'],
    ['joiners that join nothing', '\u200DAmina \u200CKarim', 'Amina Karim'],
  ])('loses invisible characters: %s', (_name, value, kept) => {
    expect(PersonName.parse(value)).toBe(kept);
    expect(GroupName.parse(value)).toBe(kept);
  });

  it.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Urdu', 'نور\u200Cجہاں'],
    ['Bengali, before the end', 'র\u200D্যাব'],
    ['Bengali, at the end', 'বাক\u09CD\u200C'],
    ['Gujarati', 'ક\u0ACD\u200Dષમા'],
    ['a family', 'Yusuf 👨\u200D👩\u200D👧'],
    ['an accent', 'Zoë Ağaoğlu'],
  ])('keeps the joiners and marks its script needs: %s', (_name, value) => {
    expect(PersonName.parse(value)).toBe(value);
    expect(GroupName.parse(value)).toBe(value);
  });

  it('counts only its visible characters', () => {
    expect(PersonName.safeParse(`\u2068${'a'.repeat(80)}\u2069`).success).toBe(true);
    expect(PersonName.safeParse('a'.repeat(81)).success).toBe(false);
  });
});

describe('a text', () => {
  it('keeps direction controls', () => {
    expect(text(80).parse('\u2067سلام\u2069 Amina')).toBe('\u2067سلام\u2069 Amina');
    const message = { name: 'A', email: 'a@example.org', subject: 'S', message: '\u202Ea\u202C' };
    expect(ContactMessage.parse(message).message).toBe('\u202Ea\u202C');
  });
});
