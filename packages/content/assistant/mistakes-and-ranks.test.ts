import { composePassage } from '@manasik/core/assistant/compose';
import { noChoices } from '@manasik/core/guide/rites';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { respondContent } from './content.ts';

describe.each(languageCodes)('in %s', (language) => {
  const content = respondContent(language);
  const textOf = (id: string, choices = noChoices): string => composePassage(id, content, choices) ?? '';

  it('a mistake is called one, because its text alone sounds like advice', () => {
    const mistake = content.say('assistant-replies.mistake');
    expect(textOf('rite:stoning:mistakes-together')).toMatch(
      new RegExp(`^\\*\\*${mistake}\\*\\* .{10}`, 'u'),
    );
  });

  it('a rank comes with what it means if it is one rank', () => {
    const meaning = content.say('guide.ranks.obligation.text');
    expect(textOf('rite:sai:ranks-sai', { ...noChoices, school: 'hanafi' })).toContain(meaning);
    expect(textOf('rite:sai:ranks-sai')).not.toContain(meaning);
  });

  it('a whole list of ranks has the names alone', () => {
    const meaning = content.say('guide.ranks.obligation.text');
    const all = textOf('rite:sai:ranks', { ...noChoices, school: 'hanafi' });
    expect(all).toContain(content.say('guide.ranks.obligation.name'));
    expect(all).not.toContain(meaning);
  });
});
