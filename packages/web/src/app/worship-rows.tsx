import { Sunrise } from 'lucide-react';
import { lazyPage } from '../platform/modules/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

/** The pages for prayer and the other acts of worship, and the reminders of them. */
export const worshipRows: readonly PageRow[] = [
  {
    path: '/worship',
    name: 'worship',
    page: lazyPage(() => import('../features/worship/launcher/worship-page.tsx')),
    access: 'public',
    namespaces: ['worship', 'times', 'prayers', 'places', 'errors'],
    section: { label: 'worship', icon: Sunrise },
  },
  {
    path: '/worship/times',
    name: 'times',
    page: lazyPage(() => import('../features/worship/times/times-page.tsx')),
    access: 'public',
    namespaces: ['times', 'worship', 'prayers', 'places', 'errors'],
  },
  {
    path: '/worship/qibla',
    name: 'qibla',
    page: lazyPage(() => import('../features/worship/qibla/qibla-page.tsx')),
    access: 'public',
    namespaces: ['qibla', 'worship', 'places', 'errors'],
  },
  {
    path: '/worship/dhikr',
    name: 'dhikr',
    page: lazyPage(() => import('../features/worship/dhikr/dhikr-page.tsx')),
    access: 'public',
    namespaces: ['dhikr', 'worship', 'places', 'errors'],
  },
  {
    path: '/worship/calendar',
    name: 'calendar',
    page: lazyPage(() => import('../features/worship/calendar/calendar-page.tsx')),
    access: 'public',
    namespaces: ['calendar', 'worship', 'places', 'errors'],
  },
  {
    path: '/worship/zakat',
    name: 'zakat',
    page: lazyPage(async () => {
      const [{ zakatPage }, { useOwnSchool }] = await Promise.all([
        import('../features/worship/zakat/zakat-page.tsx'),
        import('../features/guide/progress/use-own-school.ts'),
      ]);
      return zakatPage(useOwnSchool);
    }),
    access: 'public',
    namespaces: ['zakat', 'worship', 'errors'],
  },
  {
    path: '/worship/hadith',
    name: 'hadith',
    page: lazyPage(() => import('../features/worship/hadith/hadith-page.tsx')),
    access: 'public',
    namespaces: ['hadith', 'worship', 'errors'],
  },
  {
    path: '/worship/log',
    name: 'prayer-log',
    page: lazyPage(() => import('../features/worship/prayer-log/prayer-log-page.tsx')),
    access: 'user',
    namespaces: ['prayer-log', 'worship', 'prayers', 'places', 'errors'],
  },
  {
    path: '/worship/ramadan',
    name: 'ramadan',
    page: lazyPage(() => import('../features/worship/ramadan/ramadan-page.tsx')),
    access: 'user',
    namespaces: ['ramadan', 'worship', 'places', 'errors'],
  },
  {
    path: '/reminders',
    name: 'reminders',
    page: lazyPage(() => import('../features/reminders/reminders-page.tsx')),
    access: 'user',
    namespaces: ['reminders', 'worship', 'prayers', 'errors'],
  },
];
