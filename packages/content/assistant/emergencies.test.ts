import type { RedFlag } from '@manasik/core/assistant/agents';
import { redFlagReply } from '@manasik/core/assistant/red-flag-reply';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { readRequired } from '../red-flags/sentences.ts';
import { respondContent, understandingContent } from './content.ts';

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const flagOf = (text: string): RedFlag | null => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    return decision.kind === 'redFlag' ? decision.redFlag : null;
  };
  const { emergencies, none } = readRequired(language);
  const expected = Object.entries(emergencies).flatMap(([flag, texts]) => texts.map((text) => [text, flag]));

  it.each(expected)('%s: %s', (text, flag) => {
    expect(flagOf(text)).toBe(flag);
  });

  it.each(none)('raises no alarm: %s', (text) => {
    expect(flagOf(text)).toBeNull();
  });
});

describe('the reply to an emergency', () => {
  const content = respondContent('en');
  const replyTo = (redFlag: RedFlag) =>
    redFlagReply({ kind: 'redFlag', redFlag, language: 'en', agentType: 'guide' }, content);

  it.each(['lost-child', 'lost-person'] as const)(
    'speaks to the one who searches for a person: %s',
    (flag) => {
      const reply = replyTo(flag);
      expect(reply.message).toContain('where you last saw them');
      expect(reply.numbers[0]?.number).toBe('911');
      expect(reply.sources.map(({ id }) => id)).toEqual(['whatIf:lost-from-group']);
    },
  );

  it('names the signs of a stroke and the heart if only a clot is named', () => {
    const reply = replyTo('heart-or-stroke');
    expect(reply.message).toMatch(/heart attack or a stroke.*drooping face/s);
    expect(reply.numbers[0]?.number).toBe('997');
  });

  it('gives sugar to those who can swallow and the ambulance to all others if the sugar is low', () => {
    const reply = replyTo('low-sugar');
    expect(reply.message).toMatch(
      /^\*\*Take sugar at once.*can swallow\. If not, call an ambulance now\.\*\*/,
    );
    expect(reply.message).toMatch(/nothing by mouth and lay them on their side/);
    expect(reply.numbers[0]?.number).toBe('997');
  });

  it('says what to do about a high sugar, and not to take sugar', () => {
    const common = { kind: 'redFlag', redFlag: 'danger', language: 'en', agentType: 'guide' } as const;
    const reply = redFlagReply({ ...common, about: 'high-sugar' }, content);
    expect(reply.message).toMatch(/^If your sugar is high.*call 997.*nothing sweet/s);
    expect(reply.message).not.toContain('Take sugar');
    expect(reply.sources.map(({ id }) => id)).toEqual(['practical:diabetes', 'emergency:sugar']);
    expect(reply.numbers.map(({ number }) => number)).toEqual(['911', '997']);
  });

  it('says how to get out of a crush', () => {
    const common = { kind: 'redFlag', redFlag: 'danger', language: 'en', agentType: 'guide' } as const;
    const reply = redFlagReply({ ...common, about: 'crush' }, content);
    expect(reply.message).toMatch(/Call now.*in front of your chest.*diagonally.*curl up on your side/s);
    expect(reply.sources.map(({ id }) => id)).toEqual(['emergency:crush']);
  });

  it('says whom to call in any other emergency', () => {
    const reply = replyTo('danger');
    expect(reply.numbers.map(({ number }) => number)).toEqual(['911', '997']);
  });
});
