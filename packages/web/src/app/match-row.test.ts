import { describe, expect, it } from 'vitest';
import { signInPath } from './guard.tsx';
import { matchRow, rowFor } from './match-row.ts';
import type { PageRow } from './page-row.ts';

const row = (name: string, path: string, signedIn?: string): PageRow => ({
  path,
  name,
  access: 'public',
  namespaces: ['common'],
  page: { Page: () => null, preload: () => Promise.resolve() },
  ...(signedIn && { signedIn }),
});
const landing = row('landing', '/', 'dashboard');
const dashboard = row('dashboard', '/home');
const session = row('session', '/sessions/:id');
const rows = [landing, dashboard, session];

describe('matchRow', () => {
  it('finds a page by its full address', () => {
    expect(matchRow(rows, '/')).toBe(landing);
    expect(matchRow(rows, '/home/')).toBe(dashboard);
    expect(matchRow(rows, '/sessions/7')).toBe(session);
  });

  it('finds nothing for an address that is not in the table', () => {
    expect(matchRow(rows, '/home/away')).toBeUndefined();
    expect(matchRow(rows, '/health')).toBeUndefined();
  });
});

describe('rowFor', () => {
  it('shows the dashboard at the root to signed-in users', () => {
    expect(rowFor(rows, landing, true)).toBe(dashboard);
    expect(rowFor(rows, landing, false)).toBe(landing);
  });

  it('shows the landing page to everyone when there is no dashboard', () => {
    expect(rowFor([landing], landing, true)).toBe(landing);
  });
});

describe('signInPath', () => {
  it('keeps the address to return to, with its query', () => {
    expect(signInPath('/settings?tab=privacy&x=1')).toBe('/login?next=%2Fsettings%3Ftab%3Dprivacy%26x%3D1');
  });
});
