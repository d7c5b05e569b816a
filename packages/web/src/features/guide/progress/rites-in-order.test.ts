import { describe, expect, it } from 'vitest';
import { sequenceOf } from '@manasik/core/guide/sequence';
import { ritesInOrder } from './rites-in-order.ts';

describe('the rites of the day of Eid', () => {
  const morning = { day: 10, rite: 'stoning' } as const;

  it('are five in tamattu’, from the stoning to the sa’i', () => {
    const rites = ritesInOrder(morning, sequenceOf('tamattu', null));
    expect(rites).toEqual(['stoning', 'sacrifice', 'halq-or-taqsir', 'tawaf-al-ifadah', 'sai']);
  });

  it('have no sacrifice in ifrad, and no second sa’i', () => {
    const rites = ritesInOrder(morning, sequenceOf('ifrad', null));
    expect(rites).toEqual(['stoning', 'halq-or-taqsir', 'tawaf-al-ifadah']);
  });

  it('are not listed at night, nor on another day', () => {
    expect(ritesInOrder({ day: 10, rite: 'mina-nights' }, sequenceOf('tamattu', null))).toEqual([]);
    expect(ritesInOrder({ day: 11, rite: 'stoning-days' }, sequenceOf('tamattu', null))).toEqual([]);
  });
});
