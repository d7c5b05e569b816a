import { noChoices } from '@manasik/core/guide/rites';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { guideWordsIn } from '../../guide/search-corpus.ts';
import { callTool, sayIn } from './call-tool.ts';

const ofSchool = (school: 'hanafi' | 'maliki' | 'shafii' | 'hanbali', kind: 'tamattu' | 'ifrad' | null) => ({
  choices: { ...noChoices, school, kind },
});
const ask = async (question: string, ...[data]: [Parameters<typeof callTool>[3]?]): Promise<string> =>
  (await callTool('duties', 'en', question, data)).message;

/** The items of a list by the name of its rank. */
const listOf = (message: string, rank: string): readonly string[] =>
  (new RegExp(String.raw`\*\*${rank}: \d+\*\*\n\n((?:- .*\n?)+)`).exec(message)?.[1] ?? '')
    .split('\n')
    .filter(Boolean);

describe('the duties of Hajj', () => {
  it('of a Hanafi are two pillars, besides the condition of Ihram', async () => {
    const message = await ask('what are the fard of hajj', ofSchool('hanafi', 'tamattu'));
    expect(listOf(message, 'Pillar')).toEqual([
      '- Standing at Arafat: Being at Arafat',
      '- Tawaf al-Ifadah: The Tawaf itself',
    ]);
    expect(listOf(message, 'Condition')).toContain('- Ihram');
    expect(listOf(message, 'Obligation')).toContain('- Sa’i');
    expect(message).toContain(sayIn('en')('duties.fardHanafi'));
  });

  it('of a Shafi’i have the hair and the Sa’i among the pillars, and no condition', async () => {
    const message = await ask('pillars of hajj', ofSchool('shafii', 'tamattu'));
    expect(listOf(message, 'Pillar')).toEqual([
      '- Ihram',
      '- Standing at Arafat: Being at Arafat',
      '- Shaving or shortening',
      '- Tawaf al-Ifadah: The Tawaf itself',
      '- Sa’i',
    ]);
    expect(message).not.toContain('**Condition');
  });

  it('are counted as they are listed, with a word that books count differently', async () => {
    const message = await ask('how many wajib in hajj', ofSchool('hanbali', 'tamattu'));
    const [, count] = /\*\*Obligation: (\d+)\*\*/.exec(message) ?? [];
    expect(listOf(message, 'Obligation')).toHaveLength(Number(count));
    expect(message).toContain('Books count differently.');
  });

  it('of the school that a question names come before those of the own school', async () => {
    const message = await ask('pillars of hajj in the Maliki school', ofSchool('hanafi', 'tamattu'));
    expect(message).toContain('· Maliki**');
  });

  it('leave out what the kind of Hajj has not, and say the kind', async () => {
    const alone = await ask('wajib of hajj', ofSchool('hanafi', 'ifrad'));
    expect(alone).toContain('**Hajj (Ifrad) · Hanafi**');
    expect(alone).not.toContain('hady');
    const unknown = await ask('wajib of hajj', ofSchool('hanafi', null));
    expect(unknown).toContain('hady');
    expect(unknown).toContain(sayIn('en')('duties.kind'));
  });

  it('keep the pilgrimage of the question before', async () => {
    const { message } = await callTool('duties', 'en', 'and for Hanafis?', {}, ['pillars of umrah']);
    expect(message).toContain('**Umrah · Hanafi**');
  });

  it('come with the pages of their rites', async () => {
    const { passages } = await callTool('duties', 'en', 'pillars of hajj', ofSchool('hanafi', 'tamattu'));
    expect(passages).toContain('rite:arafat:page');
    expect(passages).not.toContain('rite:tarwiyah:page');
  });

  it('without a school are those that the four share, and those of each', async () => {
    const { message, links } = await callTool('duties', 'en', 'pillars of hajj');
    for (const school of ['Hanafi', 'Maliki', 'Shafi’i', 'Hanbali'])
      expect(message).toContain(`**${school}**`);
    expect(message).toContain('**Shafi’i** (Pillar: 5 · Obligation: 7). Besides these:');
    expect(links).toContainEqual(expect.objectContaining({ to: '/guide' }));
  });
});

const ofUmrah: Readonly<Record<Language, string>> = {
  en: 'pillars of umrah',
  ar: 'ما أركان العمرة',
  ur: 'عمرے کے ارکان',
  gu: 'ઉમરાહના ફર્ઝ',
  bn: 'ওমরাহর ফরজ',
  fr: 'les piliers de la Omra',
  de: 'Säulen der Umra',
  it: 'i pilastri dell’Umrah',
  es: 'pilares de la Umra',
  ru: 'столпы умры',
};
const ofBoth: Readonly<Record<Language, string>> = {
  en: 'pillars of haj and umra',
  ar: 'أركان الحج والعمرة',
  ur: 'حج اور عمرہ کے ارکان',
  gu: 'હજ અને ઉમરાના ફર્ઝ',
  bn: 'হজ ও উমরার ফরজ',
  fr: 'les piliers du Hajj et de l’Omra',
  de: 'Säulen von Hadsch und Umra',
  it: 'i pilastri dell’Hajj e dell’Umra',
  es: 'pilares del Hajj y de la Umrah',
  ru: 'столпы хаджа и умры',
};

describe.each(languageCodes)('in %s', (language) => {
  const { rites } = guideWordsIn(language);
  const standing = rites.arafat.ranks['standing']?.name ?? '';
  const umrah = sayIn(language)('rites.umrah');

  it('Umrah has its own duties, and no day at Arafat', async () => {
    const { message } = await callTool('duties', language, ofUmrah[language], ofSchool('shafii', null));
    expect(message).toContain(`**${umrah} · `);
    expect(message).toContain(rites.umrah.ranks['hair']?.name);
    expect(message).not.toContain(standing);
  });

  it('a question about both gets both', async () => {
    const { message } = await callTool('duties', language, ofBoth[language], ofSchool('shafii', null));
    expect(message).toContain(`**${umrah} · `);
    expect(message).toContain(standing);
  });
});
