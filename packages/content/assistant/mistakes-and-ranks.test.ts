import { composePassage } from '@manasik/core/assistant/compose';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { noChoices } from '@manasik/core/guide/rites';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { respondContent, understandingContent } from './content.ts';

/** The rank differs from that of wudu for Tawaf, so the passage of another rite would be a wrong ruling. */
const wuduForSai: Readonly<Record<Language, string>> = {
  en: "is wudu obligatory for sa'i",
  ar: 'هل الوضوء واجب للسعي',
  ur: 'کیا سعی کے لیے وضو فرض ہے',
  gu: 'સઈ માટે વુઝૂ ફરજ છે?',
  bn: 'সাঈর জন্য কি অজু ফরজ',
  fr: 'les ablutions sont-elles obligatoires pour le sa’y',
  de: 'ist wudu für den sai pflicht',
  it: 'il wudu è obbligatorio per il sai',
  es: 'es obligatorio el wudu para el sai',
  ru: 'обязательно ли омовение для сая',
};

describe.each(languageCodes)('in %s', (language) => {
  const content = respondContent(language);
  const textOf = (id: string, choices = noChoices): string => composePassage(id, content, choices) ?? '';

  it('wudu for Sa’i has the rank that it has there', () => {
    const { decide } = createUnderstanding(understandingContent(language), language);
    const decision = decide({ text: wuduForSai[language], agentType: 'guide', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect(decision.kind === 'passages' && decision.passages[0]).toBe('rite:sai:ranks-wudu');
  });

  it('a mistake is called one, because its text alone sounds like advice', () => {
    const mistake = content.say('assistant-replies.mistake');
    expect(textOf('rite:stoning:mistakes-together')).toMatch(
      new RegExp(`^\\*\\*${mistake}\\*\\* .{10}`, 'u'),
    );
  });

  it('a rank comes with what it means, and so does each where the schools differ', () => {
    const meaning = content.say('guide.ranks.obligation.text');
    expect(textOf('rite:sai:ranks-sai', { ...noChoices, school: 'hanafi' })).toContain(meaning);
    const pillar = content.say('guide.ranks.pillar.text');
    expect(textOf('rite:sai:ranks-sai', { ...noChoices, school: 'hanafi' })).not.toContain(pillar);
    expect(textOf('rite:sai:ranks-sai')).toContain(meaning);
    expect(textOf('rite:sai:ranks-sai')).toContain(pillar);
  });

  it('a whole list of ranks has the names alone', () => {
    const meaning = content.say('guide.ranks.obligation.text');
    const all = textOf('rite:sai:ranks', { ...noChoices, school: 'hanafi' });
    expect(all).toContain(content.say('guide.ranks.obligation.name'));
    expect(all).not.toContain(meaning);
  });
});
