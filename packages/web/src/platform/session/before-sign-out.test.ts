import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The link that a person presses. */
class StandInLink {
  readonly pathname: string;
  constructor(pathname: string) {
    this.pathname = pathname;
  }
  get href(): string {
    return this.pathname;
  }
  closest(): this {
    return this;
  }
}

let document: EventTarget;
let opened: string[];
let stored: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  document = new EventTarget();
  opened = [];
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', StandInLink);
  vi.stubGlobal('location', { assign: (address: string) => opened.push(address) });
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a link. Returns true if the browser follows it by itself. */
function press(pathname = '/api/logout', type = 'click', button = 0): boolean {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'button', { value: button });
  Object.defineProperty(event, 'target', { value: new StandInLink(pathname) });
  return document.dispatchEvent(event);
}

const load = () => import('./before-sign-out.ts');

describe('the link that signs out', () => {
  it('is followed by the browser when nothing has to be asked or done', async () => {
    const { askBeforeSignOut, runBeforeSignOut } = await load();
    askBeforeSignOut({ isNeeded: () => false, ask: () => Promise.resolve(false) });
    runBeforeSignOut({ isNeeded: () => false, run: () => Promise.resolve() });
    expect(press()).toBe(true);
    expect(press('/settings')).toBe(true);
  });

  it('is not followed, and ends nothing, when the person stays', async () => {
    const { askBeforeSignOut, runBeforeSignOut } = await load();
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    askBeforeSignOut({ isNeeded: () => true, ask });
    runBeforeSignOut({ isNeeded: () => true, run });
    expect(press()).toBe(false);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(run).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
    await vi.waitFor(() => {
      expect(press()).toBe(false);
      expect(ask).toHaveBeenCalledTimes(2);
    });
  });

  it('asks too when the middle button would open it in another tab, and not for the menu of the other button', async () => {
    const { askBeforeSignOut } = await load();
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    askBeforeSignOut({ isNeeded: () => true, ask });
    expect(press('/api/logout', 'auxclick', 2)).toBe(true);
    expect(press('/settings', 'auxclick', 1)).toBe(true);
    expect(press('/api/logout', 'auxclick', 1)).toBe(false);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  });

  it('keeps for the next page that the person gave up what was not sent', async () => {
    const { answeredSignOut, askBeforeSignOut, forgetAnswer } = await load();
    let isConfirmed = false;
    askBeforeSignOut({ isNeeded: () => true, ask: () => Promise.resolve(isConfirmed) });
    press();
    await vi.waitFor(() => expect(press()).toBe(false));
    expect(answeredSignOut()).toBe(false);
    isConfirmed = true;
    await vi.waitFor(() => {
      press();
      expect(opened).toEqual(['/api/logout']);
    });
    expect(answeredSignOut()).toBe(true);
    forgetAnswer();
    expect(answeredSignOut()).toBe(false);
  });

  it('is followed after the question and the tasks, even if one of them fails', async () => {
    const { askBeforeSignOut, runBeforeSignOut } = await load();
    const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no network')));
    askBeforeSignOut({ isNeeded: () => true, ask: () => Promise.resolve(true) });
    runBeforeSignOut({ isNeeded: () => true, run });
    expect(press()).toBe(false);
    await vi.waitFor(() => expect(opened).toEqual(['/api/logout']));
    expect(run).toHaveBeenCalledOnce();
  });

  it('asks once, however often it is pressed', async () => {
    const { askBeforeSignOut } = await load();
    const asked = Promise.withResolvers<boolean>();
    const ask = vi.fn<() => Promise<boolean>>(() => asked.promise);
    const stop = askBeforeSignOut({ isNeeded: () => true, ask });
    press();
    expect(press()).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    asked.resolve(false);
    stop();
    await vi.waitFor(() => expect(press()).toBe(true));
  });

  it('works again after the page removed an open question, and that press ends nothing', async () => {
    const { askBeforeSignOut } = await load();
    const stop = askBeforeSignOut({ isNeeded: () => true, ask: () => new Promise(() => {}) });
    expect(press()).toBe(false);
    stop();
    await vi.waitFor(() => expect(press()).toBe(true));
    expect(opened).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  it('shares the question with the link, and both get its answer', async () => {
    const { askBeforeSignOut, maySignOut } = await load();
    const asked = Promise.withResolvers<boolean>();
    const ask = vi.fn<() => Promise<boolean>>(() => asked.promise);
    let isNeeded = true;
    askBeforeSignOut({ isNeeded: () => isNeeded, ask });
    press();
    // Meanwhile everything was sent. The open question still decides.
    isNeeded = false;
    const mayGo = maySignOut();
    asked.resolve(false);
    expect(await mayGo).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    expect(opened).toEqual([]);
  });

  it('asks again after an answer', async () => {
    const { askBeforeSignOut, maySignOut } = await load();
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    askBeforeSignOut({ isNeeded: () => true, ask });
    expect([await maySignOut(), await maySignOut()]).toEqual([false, true]);
  });

  it('is not allowed once the page removed the open question', async () => {
    const { askBeforeSignOut, maySignOut } = await load();
    const stop = askBeforeSignOut({ isNeeded: () => true, ask: () => new Promise(() => {}) });
    const mayGo = maySignOut();
    stop();
    expect(await mayGo).toBe(false);
  });
});
