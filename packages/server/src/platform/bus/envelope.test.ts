import { expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';

it('reads what a process of ours says', () => {
  const envelope = { from: 'a', topic: 'settings.changed', message: 'b' };
  expect(readEnvelope(JSON.stringify(envelope))).toEqual(envelope);
});

it.each(['', 'nonsense', 'null', '[]', '{}', '"text"', '{"from":"a","topic":"b","message":1}'])(
  'is null for %s',
  (text) => {
    expect(readEnvelope(text)).toBeNull();
  },
);
