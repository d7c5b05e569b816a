import {
  House,
  LayoutDashboard,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  Settings,
  Siren,
  UsersRound,
} from 'lucide-react';
import type { NavigationWord, PageRow } from './page-row.ts';

/** A link of the navigation. `document` makes it a full page load, answered by the server instead of the router. */
export interface NavigationLink {
  /** Name of the target page. */
  id: string;
  label: NavigationWord;
  icon: LucideIcon;
  to: string;
  document?: true;
  /** Not in the row of screens that have no room for all links. */
  isMinor?: true;
}

export interface Navigation {
  /** The row of links on large screens. */
  row: readonly NavigationLink[];
  /** In the first part of the drawer. Empty if no page is a section. */
  sections: readonly NavigationLink[];
  dashboard: NavigationLink | undefined;
  settings: NavigationLink | undefined;
  /** Further links in the drawer's first part. */
  places: readonly NavigationLink[];
  help: NavigationLink | undefined;
  session: NavigationLink | undefined;
  /** The bottom bar of phones: at most four links, two on either side of help. */
  bottom: readonly NavigationLink[];
  emergency: NavigationLink | undefined;
}

// The page that signed-in users see at the root has an address of its own too.
const homePath = '/home';

/** Whether a link is the current one: the root only exactly, any other also for the pages below it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/' || pathname === homePath;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** The one link of a list that is the current one; undefined without one. */
export const currentLink = <Link extends Pick<NavigationLink, 'to'>>(
  links: readonly Link[],
  pathname: string,
): Link | undefined =>
  links.find(({ to }) => to === pathname) ?? links.find(({ to }) => isCurrent(to, pathname));

interface NavigationState {
  signedIn: boolean;
}

/** The navigation for these pages. It never links to a page that does not exist. */
export function navigationFor(rows: readonly PageRow[], { signedIn }: NavigationState): Navigation {
  const link = (id: string, label: NavigationWord, icon: LucideIcon): NavigationLink | undefined => {
    const row = rows.find(({ name }) => name === id);
    return row && { id, label, icon, to: row.path };
  };
  const sections = rows.flatMap(({ name, path, section }) =>
    section ? [{ id: name, ...section, to: path }] : [],
  );
  const settings = link('settings', 'settings', Settings);
  const signIn = link('login', 'login', LogIn);
  const session: NavigationLink | undefined = signedIn
    ? { id: 'logout', label: 'logout', icon: LogOut, to: '/api/logout', document: true }
    : signIn;
  const home: NavigationLink = { id: 'home', label: 'home', icon: House, to: '/' };
  const help = link('help', 'help', LifeBuoy);
  const emergency = link('emergency', 'emergency', Siren);
  const groups = signedIn ? link('groups', 'groups', UsersRound) : undefined;
  const isThere = (place: NavigationLink | undefined) => place !== undefined;
  const family = [groups, emergency].filter(isThere);
  // The first two sections are the main ones, the second before the first.
  const main = sections.slice(0, 2).toReversed();
  const bottom = [home, ...main, groups, help, signedIn ? settings : signIn];
  const dashboard = link('dashboard', 'dashboard', LayoutDashboard);
  // Signed-in users see it at the root, which is the current address after signing in.
  const start = dashboard && signedIn ? { ...dashboard, to: home.to } : dashboard;
  return {
    row: [start, ...main, ...sections.slice(2), ...family].filter(isThere),
    sections,
    dashboard,
    settings,
    places: [home, help].filter(isThere).concat(family),
    help,
    session,
    bottom: bottom.filter(isThere).slice(0, 4),
    emergency,
  };
}
