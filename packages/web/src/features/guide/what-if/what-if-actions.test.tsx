import guide from '@manasik/content/locales/en/guide.json';
import whatIf from '@manasik/content/locales/en/what-if.json';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { keepWords, LanguageProvider, WordsProvider } from '../../../platform/i18n/index.ts';
import { whatIfTrees } from './what-if.ts';
import { WhatIfActions } from './what-if-actions.tsx';

keepWords({ version: 'v', language: 'en', words: { guide }, fontSheets: {} });

function drawn(actions: Parameters<typeof WhatIfActions>[0]['actions'], at = '/guide/what-if'): string {
  return renderToString(
    <MemoryRouter initialEntries={[at]}>
      <LanguageProvider initial="en">
        <WordsProvider namespaces={['guide']}>
          <WhatIfActions actions={actions} />
        </WordsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

describe('the actions of a text of a tree', () => {
  it('are links: both numbers and the page, the card, and a rite', () => {
    const page = drawn(['emergency', 'lost-card', { rite: 'sai' }]);
    for (const to of ['tel:911', 'tel:997', '/emergency', '/emergency#card', '/guide/sai'])
      expect(page).toContain(`href="${to}"`);
  });

  it('have no link to the open page', () => {
    expect(drawn([{ rite: 'sai' }], '/guide/sai')).toBe('');
    expect(drawn(undefined)).toBe('');
  });

  it('exist wherever a text names the emergency page or the "I’m lost" card', () => {
    const texts: Readonly<Record<string, { nodes: Readonly<Record<string, { text: string }>> }>> = whatIf;
    const named = [
      ['emergency', /emergency (?:page|number)/],
      ['lost-card', /“I’m lost” card/],
    ] as const;
    const naming = whatIfTrees.flatMap(({ id, nodes }) =>
      nodes.flatMap((node) =>
        named
          .filter(([, name]) => name.test(texts[id]?.nodes[node.id]?.text ?? ''))
          .map(([action]) => ({ node: `${id}/${node.id}`, action, actions: node.actions ?? [] })),
      ),
    );
    expect(new Set(naming.map(({ action }) => action))).toEqual(new Set(['emergency', 'lost-card']));
    expect(naming.filter(({ action, actions }) => !actions.includes(action))).toEqual([]);
  });
});
