import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNetworkChange, onOnline } from './network.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const say = (name: 'online' | 'offline') => page.dispatchEvent(new Event(name));

describe('the network', () => {
  it('reports that it is back until the listener is removed', () => {
    const work = vi.fn<() => void>();
    const stop = onOnline(work);
    say('offline');
    say('online');
    expect(work).toHaveBeenCalledTimes(1);
    stop();
    say('online');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports both going and coming back where requested', () => {
    const work = vi.fn<() => void>();
    const stop = onNetworkChange(work);
    say('offline');
    say('online');
    expect(work).toHaveBeenCalledTimes(2);
    stop();
    say('offline');
    expect(work).toHaveBeenCalledTimes(2);
  });
});
