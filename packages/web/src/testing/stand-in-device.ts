import { vi } from 'vitest';
import type { User } from '../platform/session/session.ts';

export const amina = '00000000-0000-4000-8000-000000000001';
export const bilal = '00000000-0000-4000-8000-000000000002';

const mina = { latitude: 21.4135, longitude: 39.8938, accuracy: 20 };

/** Runs the holders of one name in turn, like the browser's Web Locks. */
class StandInLocks {
  readonly held = new Set<string>();
  private readonly last = new Map<string, Promise<unknown>>();

  request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name) ?? Promise.resolve();
    const turn = before.then(async () => {
      this.held.add(name);
      try {
        return await work();
      } finally {
        this.held.delete(name);
      }
    });
    this.last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

/**
 * For tests: a phone with storage, a clock and a connection to the server, on which a page of the app is
 * open.
 */
export class Device {
  readonly stored = new Map<string, string>();
  /** The requests that the server received. */
  readonly asked: string[] = [];
  /** The positions that it received. */
  readonly posts: { isSharing: boolean }[] = [];
  /** The device is slow to determine its position. */
  isSlow = false;
  /** The server accepts a request and does not answer. */
  isSilent = false;
  private refusal: { status: number; code: string } | null = null;
  private northDegrees = 0;
  private readonly locks = new StandInLocks();
  private readonly window = new EventTarget();
  private readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });
  private readonly navigator = { onLine: true, locks: this.locks, geolocation: this.geolocation() };
  private readonly watchers = new Map<number, PositionCallback>();
  private awaited: PositionCallback | undefined;

  constructor() {
    vi.useFakeTimers({ now: Date.parse('2027-05-16T10:00:00Z') });
    vi.resetModules();
    const { stored, window } = this;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    });
    vi.stubGlobal('document', this.document);
    vi.stubGlobal('navigator', this.navigator);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.reply(path, request));
  }

  /** Opens a page with a signed-in user. */
  async openPage(userId: string) {
    const { setUser } = await import('../platform/session/session.ts');
    // Sharing reads only the id.
    const signIn = (id: string) => setUser({ id } as User);
    signIn(userId);
    const { startSharing, stopSharing } = await import('../shared/positions/sharing.ts');
    const { sharingStatus } = await import('../shared/positions/sharing-status.ts');
    await this.settle();
    return { signIn, startSharing, stopSharing, sharingStatus };
  }

  /** The stored decision to share; null if there is none. */
  sharing = (): unknown => JSON.parse(this.stored.get('manasik-sharing') ?? 'null');
  watches = (): number => this.watchers.size;
  isLocked = (name: string): boolean => this.locks.held.has(name);
  isLooking = (): boolean => this.awaited !== undefined;

  /** Writes like another page of this browser, which notifies this one afterwards. */
  writeElsewhere(key: string, value: object | string | null): void {
    if (value === null) this.stored.delete(key);
    else this.stored.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    this.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  show(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  /** The page is closed or replaced by another one. */
  leave(): void {
    this.window.dispatchEvent(new Event('pagehide'));
  }

  connect(isOnLine: boolean): void {
    this.navigator.onLine = isOnLine;
    this.window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
  }

  refuse(status: number | null, code = 'unknown'): void {
    this.refusal = status === null ? null : { status, code };
  }

  /** Moves some metres north and reports it by the watch. */
  move(thousandths: number): void {
    this.northDegrees += thousandths / 1000;
    for (const onFix of this.watchers.values()) onFix(this.position());
  }

  /** The delayed position request. */
  answer(): void {
    this.awaited?.(this.position());
    this.awaited = undefined;
  }

  settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  private async reply(path: string, { method, body }: RequestInit): Promise<Response> {
    this.asked.push(`${method} ${path}`);
    if (typeof body === 'string') this.posts.push(JSON.parse(body));
    if (this.isSilent) return new Promise(() => {});
    if (!this.refusal) return Response.json({ isSharing: false });
    return Response.json({ code: this.refusal.code }, { status: this.refusal.status });
  }

  private position(): GeolocationPosition {
    const coords = { ...mina, latitude: mina.latitude + this.northDegrees };
    // No other property is read.
    return { coords, timestamp: Date.now() } as GeolocationPosition;
  }

  private geolocation() {
    let last = 0;
    return {
      getCurrentPosition: (onFix: PositionCallback) => {
        if (this.isSlow) this.awaited = onFix;
        else onFix(this.position());
      },
      watchPosition: (onFix: PositionCallback) => {
        last += 1;
        this.watchers.set(last, onFix);
        return last;
      },
      clearWatch: (id: number) => this.watchers.delete(id),
    };
  }
}

export function closeDevice(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
