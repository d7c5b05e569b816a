import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

const questions: Readonly<Record<Language, readonly string[]>> = {
  en: ['what is left on my checklist', 'what do I still have to pack'],
  ar: ['ماذا بقي في قائمتي', 'ماذا بقي علي أن أحزم'],
  ur: ['میری چیک لسٹ میں کیا باقی ہے', 'ابھی کیا پیک کرنا باقی ہے'],
  gu: ['મારી યાદીમાં શું બાકી છે', 'હજી શું પેક કરવાનું બાકી છે'],
  bn: ['আমার তালিকায় কী বাকি আছে', 'এখনো কী গোছানো বাকি'],
  fr: ['que reste-t-il sur ma liste', 'que me reste-t-il à emporter'],
  de: ['was fehlt noch auf meiner Checkliste', 'was muss ich noch einpacken'],
  it: ['cosa resta nella mia lista', 'cosa devo ancora mettere in valigia'],
  es: ['qué queda en mi lista', 'qué me falta por empacar'],
  ru: ['что осталось в моём списке', 'что мне ещё нужно собрать'],
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each(questions[language])('the checklist answers what is left to do: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).toMatchObject({ kind: 'tool', tool: 'checklist' });
  });
});
