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

it('finds the words again that the address kept', () => {
  expect(open('/guide?q=heat%20stroke').typed).toBe('heat stroke');
  expect(open('/guide').typed).toBe('');
});

it('knows no words in a page that was rendered ahead of time', () => {
  isHydrated.now = false;
  expect(open('/guide?q=heat').typed).toBe('');
});

it.each([
  ['I am lost', '?lang=en&q=I+am+lost'],
  [' ', '?lang=en'],
])('keeps “%s” in the address, in the entry of the history that is there', (typed, search) => {
  open('/guide').type(typed);
  expect(replaceState).toHaveBeenCalledOnce();
  const [state, , url] = replaceState.mock.calls[0] ?? [];
  expect(state).toEqual({ key: 'k' });
  expect(url?.search + (url?.hash ?? '')).toBe(`${search}#top`);
});

it('goes on without the address where the browser will not have it changed so often', () => {
  replaceState.mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(() => open('/guide').type('sai')).not.toThrow();
});
