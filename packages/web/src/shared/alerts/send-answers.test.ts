import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Answer } from './alerts-state.ts';
import { sendAnswers } from './send-answers.ts';

const answers: readonly Answer[] = [
  { kind: 'sos', id: 'call', groupId: null },
  { kind: 'rollCall', id: 'roll', groupId: 'group' },
];

const refuseCalls = async ({ id }: Answer): Promise<void> => {
  if (id === 'call') throw new ApiError(404, '404', 'sos.notFound');
};

/** Sends both answers to a server that meets each with what `reply` does. */
async function sent(reply: (answer: Answer) => Promise<void>, isOnline = true) {
  let waiting = answers;
  const told: string[] = [];
  const remove = (answer: Answer) => {
    waiting = waiting.filter((each) => each !== answer);
  };
  const outcome = await sendAnswers({
    waiting: () => waiting,
    mayAsk: () => isOnline,
    send: reply,
    onSent: (answer) => {
      told.push(`sent ${answer.id}`);
      remove(answer);
    },
    onRefused: (answer, { code }) => {
      told.push(`refused ${answer.id}: ${code}`);
      remove(answer);
    },
  });
  return { outcome, told, waiting };
}

describe('answers that wait', () => {
  it('are sent one after the other', async () => {
    expect(await sent(async () => {})).toEqual({
      outcome: 'sent',
      told: ['sent call', 'sent roll'],
      waiting: [],
    });
  });

  it('go on waiting without a network, and when it breaks', async () => {
    const later = { outcome: 'later', told: [], waiting: answers };
    expect(await sent(async () => {}, false)).toEqual(later);
    const broken = new ApiError(0, '0: no reply', 'network');
    expect(await sent(() => Promise.reject(broken))).toEqual(later);
  });

  it('that the server will never take do not hold up the next', async () => {
    expect(await sent(refuseCalls)).toEqual({
      outcome: 'sent',
      told: ['refused call: sos.notFound', 'sent roll'],
      waiting: [],
    });
  });

  it('do not hide a fault of the page', async () => {
    await expect(sent(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
  });
});
