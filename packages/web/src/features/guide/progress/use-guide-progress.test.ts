import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useCounter } from './counter-store.ts';
import { useGuideProgress } from './use-guide-progress.ts';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  const { choices, isDone, summary, status } = useGuideProgress();
  const { count, isFull } = useCounter('sai/laps', 'laps');
  return createElement(
    'p',
    null,
    JSON.stringify([choices.kind, isDone('rite:sai'), summary.rituals.done, status, count, isFull]),
  );
}

it('prerendered pages have nothing chosen, done or counted, whatever the device has stored', () => {
  const mark = { item: 'rite:sai', done: true, changedAt: 1, sent: false };
  const kept: Record<string, unknown> = {
    'manasik-guide': { device: { marks: { 'rite:sai': mark }, choices: null } },
    'manasik-guide-counters': { 'sai/laps': { count: 3, at: Date.now(), date: '2027-05-16' } },
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (kept[name] ? JSON.stringify(kept[name]) : null),
  });
  expect(renderToString(createElement(Page))).toBe('<p>[null,false,0,&quot;device&quot;,0,false]</p>');
});
