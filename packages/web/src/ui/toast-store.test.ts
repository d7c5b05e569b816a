import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, toast, toastReducer } from './toast-store.ts';

describe('toastReducer', () => {
  it('shows only the newest toast', () => {
    const one = toastReducer([], { type: 'add', toast: { id: '1', title: 'One', open: true } });
    const two = toastReducer(one, { type: 'add', toast: { id: '2', title: 'Two', open: true } });
    expect(two.map(({ title }) => title)).toEqual(['Two']);
  });

  it('keeps a closed toast until its animation ends', () => {
    const shown = [{ id: '1', title: 'One', open: true }];
    expect(toastReducer(shown, { type: 'dismiss', id: '1' })).toEqual([
      { id: '1', title: 'One', open: false },
    ]);
    expect(toastReducer(shown, { type: 'remove', id: '1' })).toEqual([]);
  });

  it('leaves other toasts alone', () => {
    const shown = [{ id: '1', title: 'One', open: true }];
    expect(toastReducer(shown, { type: 'dismiss', id: '7' })).toEqual(shown);
    expect(toastReducer(shown, { type: 'remove', id: '7' })).toEqual(shown);
  });
});

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('notifies its listeners until they unsubscribe', () => {
    const heard = vi.fn<() => void>();
    const leave = subscribeToToasts(heard);
    toast({ title: 'Settings saved' });
    leave();
    toast({ title: 'Message sent' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(currentToasts()).toMatchObject([{ title: 'Message sent', open: true }]);
  });

  it('forgets a closed toast after 1,000,000 ms', () => {
    const { id, dismiss } = toast({ title: 'Error', variant: 'destructive' });
    dismiss();
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('clears the timer of a replaced toast', () => {
    toast({ title: 'Old' }).dismiss();
    const { id } = toast({ title: 'New' });
    expect(vi.getTimerCount()).toBe(0);
    dismissToast('unknown');
    expect(vi.getTimerCount()).toBe(0);
    expect(currentToasts()).toMatchObject([{ id, open: true }]);
  });
});
