import { checkSentence, citablePassage } from '@manasik/core/assistant/cited/check-sentence';
import { createExactTexts } from '@manasik/core/assistant/cited/scripture';
import { createSentenceReader } from '@manasik/core/assistant/cited/sentences';
import { composePassage } from '@manasik/core/assistant/compose';
import { noChoices } from '@manasik/core/guide/rites';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { respondContent } from './content.ts';

describe.each(languageCodes)('the passages in %s', (language) => {
  it('pass the check of a model that repeats them with their citation', () => {
    const content = respondContent(language);
    const removed: string[] = [];
    let kept = 0;
    for (const { id, title } of content.docs.values()) {
      const text = composePassage(id, content, noChoices) ?? '';
      const passage = citablePassage(id, title, text);
      const basis = {
        language,
        school: null,
        sources: new Map([[id, passage]]),
        texts: createExactTexts([text]),
      };
      const reader = createSentenceReader(language);
      for (const sentence of [...reader.add(passage.given), ...reader.end()]) {
        const checked = checkSentence(`${sentence.text} [${id}]`, basis);
        if (checked.kind === 'kept') kept += 1;
        else removed.push(`${checked.why}: ${sentence.text}`);
      }
    }
    expect(removed).toEqual([]);
    expect(kept).toBeGreaterThan(500);
  });
});
