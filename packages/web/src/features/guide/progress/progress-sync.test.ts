import { noChoices } from '@manasik/core/guide/rites';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen, choicesOf, hasUnsent, isDone } from './progress-record.ts';
import { nobody } from '../../../platform/outbox/personal-records.ts';
import { createDevice, createServer } from '../../../testing/simulated-devices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const step = fc.record({
  device: fc.nat({ max: 1 }),
  item: fc.constantFrom('rite:sai', 'rite:arafat', 'dua:talbiyah'),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('done' as const, 'open' as const) },
    { weight: 2, arbitrary: fc.constantFrom('meanwhile' as const, 'meanwhileLost' as const) },
    { weight: 2, arbitrary: fc.constantFrom('well' as const, 'down' as const, 'replyLost' as const) },
    { weight: 1, arbitrary: fc.constantFrom('signOut' as const, 'signIn' as const, 'leave' as const) },
  ),
});

describe('two devices of one person', () => {
  it('converge on the last change of each item, whatever was offline, lost or done signed out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = createServer();
        const devices = [createDevice(server), createDevice(server)] as const;
        const last = new Map<string, boolean>();
        for (const { device, item, what } of steps) {
          const one = devices[device === 0 ? 0 : 1];
          const mark = (done: boolean) => {
            if (one.mark(item, done)) last.set(item, done);
          };
          const turn = () => mark(!isDone(one.record(), item));
          if (what === 'signOut') one.be(nobody);
          else if (what === 'signIn') one.be('amina');
          else if (what === 'leave') one.sync.leave();
          else if (what === 'done' || what === 'open') mark(what === 'done');
          else if (what === 'meanwhile') await one.run('well', turn);
          else if (what === 'meanwhileLost') await one.run('replyLost', turn);
          else await one.run(what);
        }
        for (const device of [...devices, ...devices]) {
          device.be('amina');
          await device.run();
        }
        const expected = [...last].filter(([, done]) => done).map(([item]) => item);
        expect(server.done().toSorted()).toEqual(expected.toSorted());
        for (const device of devices) {
          expect(device.done()).toEqual(expected.toSorted());
          expect(hasUnsent(device.record())).toBe(false);
        }
      }),
    );
  });

  it('share the newest choices, as a whole', async () => {
    const server = createServer();
    const [phone, tablet] = [createDevice(server), createDevice(server)];
    phone.change((record) => chosen(record, { kind: 'ifrad', school: 'maliki' }, 5));
    tablet.change((record) => chosen(record, { kind: 'qiran' }, 6));
    await tablet.run();
    await phone.run();
    expect(choicesOf(phone.record())).toEqual({ ...noChoices, kind: 'qiran' });
    phone.change((record) => chosen(record, { sex: 'woman' }, 7));
    await phone.run();
    await tablet.run();
    expect(choicesOf(tablet.record())).toEqual({ ...noChoices, kind: 'qiran', sex: 'woman' });
  });
});

describe('marks made without an account', () => {
  it('move once to the person who signs in, and nothing of an account stays for the next person', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.be(nobody);
    phone.mark('rite:sai');
    phone.be('amina');
    await phone.run();
    expect(server.done()).toEqual(['rite:sai']);
    phone.be(nobody);
    expect([phone.done(), phone.stored()]).toEqual([[], {}]);
    phone.be('bilal');
    expect(phone.done()).toEqual([]);
  });

  it('of an account that were not sent yet stay hidden until their owner returns', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:arafat');
    await phone.run();
    phone.mark('rite:sai');
    phone.be('bilal');
    expect(phone.done()).toEqual([]);
    expect(Object.keys(phone.stored()['amina']?.marks ?? {})).toEqual(['rite:sai']);
    phone.be('amina');
    await phone.run();
    expect(phone.done()).toEqual(['rite:arafat', 'rite:sai']);
  });
});
