import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

const isHydrated = vi.hoisted(() => ({ now: true }));
vi.mock('../../platform/forms/use-hydrated.ts', () => ({ useHydrated: () => isHydrated.now }));

type Typing = ReturnType<typeof useTyped>;

function open(address: string): { typed: string; type: Typing[1] } {
  const drawn: Typing[] = [];
  function Page() {
    drawn.push(useTyped());
    return null;
  }
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  const last = drawn.at(-1);
  if (!last) throw new Error('nothing was drawn');
  const [typed, type] = last;
  return { typed, type };
}

const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>();
beforeEach(() => {
  isHydrated.now = true;
  replaceState.mockReset();
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  vi.stubGlobal('location', { href: 'https://manasik.example/guide?lang=en&q=sai#top' });
});

it('restores the words from the address', () => {
  expect(open('/guide?q=heat%20stroke').typed).toBe('heat stroke');
  expect(open('/guide').typed).toBe('');
});

it('starts empty in a prerendered page', () => {
  isHydrated.now = false;
  expect(open('/guide?q=heat').typed).toBe('');
});

it.each([
  ['I am lost', '?lang=en&q=I+am+lost'],
  [' ', '?lang=en'],
])('stores “%s” in the address without a new history entry', (typed, search) => {
  open('/guide').type(typed);
  expect(replaceState).toHaveBeenCalledOnce();
  const [state, , url] = replaceState.mock.calls[0] ?? [];
  expect(state).toEqual({ key: 'k' });
  expect(url?.search + (url?.hash ?? '')).toBe(`${search}#top`);
});

it('continues when the browser refuses frequent changes of the address', () => {
  replaceState.mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(() => open('/guide').type('sai')).not.toThrow();
});
