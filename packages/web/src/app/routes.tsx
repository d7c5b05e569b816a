import { HeartPulse } from 'lucide-react';
import { lazyPage } from '../platform/modules/lazy-page.tsx';
import { guideRows } from './guide-rows.tsx';
import { healthRows } from './health-rows.tsx';
import { legalRows } from './legal-rows.tsx';
import { travelRows } from './travel-rows.tsx';
import { worshipRows } from './worship-rows.tsx';
import { settingsParts } from '../features/account/settings/section-ids.ts';
import type { PageRow } from './page-row.ts';

// Written so that the compiler removes it, with its page, from production builds.
const developmentRows: readonly PageRow[] = DEVELOPMENT_PAGES
  ? [
      {
        path: '/dev/ui',
        name: 'dev-ui',
        page: lazyPage(() => import('./dev-ui/dev-ui-page.tsx')),
        access: 'public',
        namespaces: ['common'],
        titleKey: 'common.brand',
        hidden: true,
      },
    ]
  : [];

/**
 * Every page and its address, with those of the files `*-rows.tsx` beside this one. No other place has both. To add a
 * page, add its file, its row and its words: navigation, guards, titles and the site map follow from the row.
 */
export const rows: readonly PageRow[] = [
  {
    path: '/',
    name: 'landing',
    page: lazyPage(() => import('../features/landing/landing-page.tsx')),
    access: 'public',
    namespaces: ['landing', 'guide', 'prayers', 'lost-card'],
    fetchesWords: true,
    signedIn: 'dashboard',
  },
  {
    path: '/home',
    name: 'dashboard',
    page: lazyPage(() => import('./dashboard/dashboard-page.tsx')),
    access: 'user',
    namespaces: [
      'dashboard',
      'times',
      'prayer-log',
      'qibla',
      'hadith',
      'worship',
      'prayers',
      'positions',
      'sos',
      'alerts',
      'places',
      'guide',
      'help-centre',
      'health',
      'assistant',
      'errors',
    ],
    drawsLoading: true,
    parts: {
      query: 'tab',
      titles: {
        guide: 'dashboard.tabs.guide',
        worship: 'dashboard.tabs.worship',
        health: 'dashboard.tabs.health',
        travel: 'dashboard.tabs.travel',
        help: 'dashboard.tabs.help',
      },
    },
  },
  ...worshipRows,
  ...guideRows,
  {
    path: '/health',
    name: 'health',
    page: lazyPage(async () => {
      const { healthPage } = await import('../features/health/health-page.tsx');
      return healthPage(rows.map(({ path }) => path));
    }),
    access: 'public',
    namespaces: ['health', 'errors'],
    section: { label: 'health', icon: HeartPulse, isMinor: true },
  },
  ...healthRows,
  ...travelRows,
  {
    path: '/assistant',
    name: 'assistant',
    page: lazyPage(async () => {
      const [{ assistantPage }, { device }] = await Promise.all([
        import('../features/assistant/assistant-page.tsx'),
        import('./assistant/device.ts'),
      ]);
      return assistantPage(device);
    }),
    access: 'public',
    namespaces: ['assistant', 'errors'],
  },
  {
    path: '/group-tracker',
    name: 'groups',
    page: lazyPage(() => import('../features/groups/groups-page.tsx')),
    access: 'user',
    namespaces: [
      'groups',
      'positions',
      'holy-sites',
      'chat',
      'roll-call',
      'medical-card',
      'sos',
      'alerts',
      'places',
      'errors',
    ],
  },
  {
    path: '/emergency',
    name: 'emergency',
    page: lazyPage(() => import('../features/emergency/emergency-page.tsx')),
    access: 'public',
    namespaces: ['emergency', 'lost-card', 'sos', 'alerts', 'places', 'errors'],
  },
  {
    path: '/help',
    name: 'help',
    page: lazyPage(() => import('../features/help/help-page.tsx')),
    access: 'public',
    namespaces: ['help', 'help-centre', 'search', 'errors'],
  },
  {
    path: '/contact',
    name: 'contact',
    page: lazyPage(() => import('../features/contact/contact-page.tsx')),
    access: 'public',
    namespaces: ['contact', 'errors'],
  },
  ...legalRows,
  {
    path: '/login',
    name: 'login',
    page: lazyPage(() => import('../features/account/login/login-page.tsx')),
    access: 'public',
    namespaces: ['account', 'errors'],
    hidden: true,
  },
  {
    path: '/forgot-password',
    name: 'forgot-password',
    page: lazyPage(() => import('../features/account/reset/forgot-password-page.tsx')),
    access: 'public',
    namespaces: ['account', 'errors'],
    titleKey: 'account.forgot.meta.title',
    hidden: true,
  },
  {
    path: '/reset-password',
    name: 'reset-password',
    page: lazyPage(() => import('../features/account/reset/reset-password-page.tsx')),
    access: 'public',
    namespaces: ['account', 'errors'],
    titleKey: 'account.reset.meta.title',
    hidden: true,
  },
  {
    path: '/welcome',
    name: 'welcome',
    page: lazyPage(async () => {
      const [{ welcomePage }, { useGuideProgress }, { usePlace }] = await Promise.all([
        import('../features/account/welcome/welcome-page.tsx'),
        import('../features/guide/progress/use-guide-progress.ts'),
        import('../features/worship/times/use-place.ts'),
      ]);
      return welcomePage(useGuideProgress, usePlace);
    }),
    access: 'user',
    namespaces: ['welcome', 'places', 'guide', 'errors'],
    hidden: true,
  },
  {
    path: '/settings',
    name: 'settings',
    page: lazyPage(async () => {
      const [{ settingsPage }, { useGuideProgress }] = await Promise.all([
        import('../features/account/settings/settings-page.tsx'),
        import('../features/guide/progress/use-guide-progress.ts'),
      ]);
      return settingsPage(useGuideProgress);
    }),
    access: 'user',
    namespaces: ['settings', 'account', 'worship', 'places', 'times', 'prayers', 'guide', 'errors'],
    parts: settingsParts,
  },
  ...developmentRows,
];

export const notFoundRow: PageRow = {
  path: '*',
  name: 'not-found',
  page: lazyPage(() => import('./not-found-page.tsx')),
  access: 'public',
  namespaces: ['common'],
  titleKey: 'common.notFound.meta.title',
  hidden: true,
};

/** Loads the code that sends the messages waiting on this device. */
export const loadSender = () => import('../features/groups/chat/sender.ts');

/** Loads the code that sends changes of groups' lists waiting on this device. */
export const loadGroupListSender = () => import('../features/travel/group-checklist/group-list-store.ts');

/** The words of the shell, which every page needs. */
export const shellNamespaces = ['common', 'navigation'] as const;
