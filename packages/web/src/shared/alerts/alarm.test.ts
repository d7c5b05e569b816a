import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Alerts, SosAlert } from './alerts-state.ts';

const call = (id: string, isComing = false): SosAlert => ({
  id,
  callerId: 'amina',
  callerName: 'Amina Karim',
  calledAt: '2026-11-23T05:00:00.000Z',
  place: null,
  groups: [{ id: 'group', name: 'Karim family', emergencyContact: null }],
  comingCount: 0,
  isComing,
});
const alertsOf = (...sos: SosAlert[]): Alerts => ({ sos, rollCalls: [] });

/** What the device was made to do. */
let done: string[];
let isTouched: boolean;
let soundState: AudioContextState;

class Context {
  readonly currentTime = 0;
  readonly destination = {};
  get state() {
    return soundState;
  }
  resume() {
    return soundState === 'running'
      ? Promise.resolve()
      : Promise.reject(new DOMException('refused', 'NotAllowedError'));
  }
  close() {
    done.push('closed');
    return Promise.resolve();
  }
  createGain() {
    return { gain: { value: 1 }, connect: () => {} };
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: () => {},
      start: () => done.push('tone'),
      stop: () => {},
      addEventListener: (_name: string, ended: () => void) => ended(),
    };
  }
}

beforeEach(() => {
  [done, isTouched, soundState] = [[], true, 'running'];
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', {
    maxTouchPoints: 5,
    vibrate: () => done.push('vibrated'),
    get userActivation() {
      return { hasBeenActive: isTouched };
    },
  });
  vi.stubGlobal('AudioContext', Context);
  vi.resetModules();
});

async function alarm(...alerts: Alerts[]): Promise<void> {
  const { alarmOnce } = await import('../../app/alerts/alarm.ts');
  for (const each of alerts) alarmOnce('omar', each);
  await vi.waitFor(() => expect(done.filter((what) => what === 'closed')).toHaveLength(closings));
}
let closings = 1;

describe('the alarm', () => {
  beforeEach(() => {
    closings = 1;
  });

  it('vibrates and sounds once for each call', async () => {
    await alarm(alertsOf(call('one')), alertsOf(call('one')));
    expect(done).toEqual(['vibrated', 'tone', 'tone', 'tone', 'closed']);
    closings = 2;
    await alarm(alertsOf(call('one'), call('two')));
    expect(done.filter((what) => what === 'vibrated')).toHaveLength(2);
  });

  it('is silent on other pages of the same device', async () => {
    await alarm(alertsOf(call('one')));
    vi.resetModules();
    await alarm(alertsOf(call('one')));
    expect(done.filter((what) => what === 'vibrated')).toHaveLength(1);
  });

  it('waits for the first touch where the browser requires one', async () => {
    isTouched = false;
    closings = 0;
    await alarm(alertsOf(call('one')));
    expect(done).toEqual([]);
    isTouched = true;
    closings = 1;
    await alarm(alertsOf(call('one')));
    expect(done).toContain('tone');
  });

  it('only vibrates where sound is refused', async () => {
    soundState = 'suspended';
    await alarm(alertsOf(call('one')));
    expect(done).toEqual(['vibrated', 'closed']);
  });

  it('ignores answered calls', async () => {
    closings = 0;
    await alarm(alertsOf(call('one', true)));
    expect(done).toEqual([]);
  });
});
