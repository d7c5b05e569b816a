import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { currentLink, isCurrent, navigationFor } from './navigation.ts';
import type { PageRow } from './page-row.ts';

const row = (name: string, path: string, more: Partial<PageRow> = {}): PageRow => ({
  path,
  name,
  access: 'public',
  namespaces: ['common'],
  page: { Page: () => null, preload: () => Promise.resolve() },
  ...more,
});

const landing = row('landing', '/');
const login = row('login', '/login');
const dashboard = row('dashboard', '/home', { access: 'user' });
const settings = row('settings', '/settings', { access: 'user' });
const help = row('help', '/help');
const groups = row('groups', '/group-tracker', { access: 'user' });
const section = { label: 'help', icon: House } as const;
const guide = row('guide', '/guide', { section });

const signedOut = { signedIn: false };
const signedIn = { signedIn: true };

describe('isCurrent', () => {
  it('matches the root only exactly', () => {
    expect(isCurrent('/', '/')).toBe(true);
    expect(isCurrent('/', '/help')).toBe(false);
  });

  it('matches the root at the other address of a user page', () => {
    expect(isCurrent('/', '/home')).toBe(true);
  });

  it('matches any other link for the pages below it too', () => {
    expect(isCurrent('/guide', '/guide')).toBe(true);
    expect(isCurrent('/guide', '/guide/ihram')).toBe(true);
  });

  it('does not match an address that only begins with the same letters', () => {
    expect(isCurrent('/guide', '/guidebook')).toBe(false);
  });
});

describe('currentLink', () => {
  const home = { to: '/' };
  const start = { to: '/home' };
  const links = [home, { to: '/guide' }, { to: '/guide/umrah' }, start];

  it('is the link with exactly this address, so that a list never has two', () => {
    expect(currentLink(links, '/')).toBe(home);
    expect(currentLink(links, '/home')).toBe(start);
    expect(currentLink(links, '/guide/umrah')).toBe(links[2]);
  });

  it('is otherwise the link of the page above, or none', () => {
    expect(currentLink([home], '/home')).toBe(home);
    expect(currentLink(links, '/guide/ihram')).toBe(links[1]);
    expect(currentLink(links, '/help')).toBeUndefined();
  });
});

describe('navigationFor', () => {
  it('has the guide before worship, the main sections, and after them the others', () => {
    const worship = row('worship', '/worship', { section });
    const health = row('health', '/health', { section });
    const shown = navigationFor([landing, worship, guide, health], signedOut);
    expect(shown.row.map(({ id }) => id)).toEqual(['guide', 'worship', 'health']);
    expect(shown.bottom.map(({ id }) => id)).toEqual(['home', 'guide', 'worship']);
    expect(shown.sections.map(({ id }) => id)).toEqual(['worship', 'guide', 'health']);
  });

  it('is empty without pages', () => {
    const shown = navigationFor([landing], signedOut);
    expect(shown).toMatchObject({
      row: [],
      sections: [],
      dashboard: undefined,
      settings: undefined,
      session: undefined,
    });
    expect(shown.bottom.map(({ id }) => id)).toEqual(['home']);
  });

  it('offers Login to signed-out visitors, and a server-side Sign Out to signed-in users', () => {
    const rows = [landing, login];
    expect(navigationFor(rows, signedOut).session).toMatchObject({ label: 'login', to: '/login' });
    expect(navigationFor(rows, signedIn).session).toMatchObject({
      id: 'logout',
      label: 'logout',
      to: '/api/logout',
      document: true,
    });
  });

  it('lists the dashboard, the sections, the groups and the emergency page in one row', () => {
    const rows = [landing, dashboard, login, groups, help, row('emergency', '/emergency'), guide];
    const links = (state: typeof signedIn) => navigationFor(rows, state).row.map(({ to }) => to);
    expect(links(signedIn)).toEqual(['/', '/guide', '/group-tracker', '/emergency']);
    expect(links(signedOut)).toEqual(['/home', '/guide', '/emergency']);
  });

  it('links signed-in users to their groups, in the bottom bar and in the drawer', () => {
    const rows = [landing, login, groups, help];
    const known = navigationFor(rows, signedIn);
    expect(known.bottom.map(({ to }) => to)).toEqual(['/', '/group-tracker', '/help']);
    expect(known.places.map(({ to }) => to)).toEqual(['/', '/help', '/group-tracker']);
    expect(navigationFor(rows, signedOut).places.map(({ to }) => to)).toEqual(['/', '/help']);
  });

  it('has four links in the bottom bar', () => {
    const many = [landing, dashboard, login, settings, help, guide, row('a', '/a', { section })];
    expect(navigationFor(many, signedIn).bottom.map(({ id }) => id)).toEqual(['home', 'a', 'guide', 'help']);
    expect(navigationFor([landing, login, settings, help], signedOut).bottom.map(({ id }) => id)).toEqual([
      'home',
      'help',
      'login',
    ]);
  });
});
