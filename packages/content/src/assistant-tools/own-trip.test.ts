import { describe, expect, it } from 'vitest';
import { answerFromRecords as answer } from './answer-from-records.ts';
import { trip } from './own-records.ts';

describe('the trip', () => {
  it('has the days to departure, what is late and what is due next', async () => {
    const message = await answer('trip', 'what is left', { travel: [trip] });
    expect(message).toContain('**156 days until departure**');
    expect(message).toContain('4 are late');
    expect(message).toContain('**Check every passport** – Late since 3 September 2026');
    expect(message).toContain('**Start to train** – Late since 21 November 2026');
    expect(message).toContain('**Ask for leave from work** – By 31 January 2027');
    expect(message).toContain('0 of 13 done');
  });

  it('calls nothing late that was due before the trip was planned', async () => {
    const planned = { ...trip, plannedOn: '2026-11-22' };
    const message = await answer('trip', 'what is left', { travel: [planned] });
    expect(message).not.toMatch(/late/i);
    expect(message).toContain('4 things to do first');
    expect(message).toContain('**Check every passport** – Usually done by 3 September 2026');
    expect(message).toContain('**Ask for leave from work** – By 31 January 2027');
  });

  it('leaves out what is ticked', async () => {
    const check = {
      kind: 'check',
      category: 'timeline',
      item: 'passport',
      title: null,
      isDone: true,
    } as const;
    const message = await answer('trip', 'what is left', { travel: [trip, check] });
    expect(message).not.toContain('Check every passport');
    expect(message).toContain('1 of 13 done');
  });

  it('warns where it does not cover the Hajj', async () => {
    const early = { ...trip, returnsOn: '2027-05-10' };
    expect(await answer('trip', 'x', { travel: [early] })).toMatch(/Your trip ends before Hajj/);
    expect(await answer('trip', 'x', { travel: [trip] })).not.toMatch(/ends before Hajj/);
  });

  it('is asked for where none is entered', async () => {
    expect(await answer('trip', 'x', {})).toMatch(/haven’t entered your trip/);
  });
});
