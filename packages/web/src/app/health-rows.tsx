import { lazyPage } from '../platform/modules/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

/** The pages that prepare the body for Hajj. */
export const healthRows: readonly PageRow[] = [
  {
    path: '/health/plan',
    name: 'training',
    page: lazyPage(async () => {
      const [{ trainingPage }, { useDeparture }] = await Promise.all([
        import('../features/health/training/training-page.tsx'),
        import('../features/travel/items/use-departure.ts'),
      ]);
      return trainingPage(useDeparture);
    }),
    access: 'public',
    namespaces: ['training', 'own-advice', 'errors'],
  },
  {
    path: '/health/programmes',
    name: 'programmes',
    page: lazyPage(() => import('../features/health/programmes/programmes-page.tsx')),
    access: 'public',
    namespaces: ['programmes', 'training', 'own-advice'],
  },
  {
    path: '/health/walk-test',
    name: 'walk-test',
    page: lazyPage(() => import('../features/health/walk-test/walk-test-page.tsx')),
    access: 'public',
    namespaces: ['walk-test', 'training'],
  },
  {
    path: '/health/import',
    name: 'health-import',
    page: lazyPage(() => import('../features/health/health-import/health-import-page.tsx')),
    access: 'user',
    namespaces: ['health-import', 'errors'],
  },
  {
    path: '/health/card',
    name: 'medical-card',
    page: lazyPage(() => import('../features/health/medical-card/medical-card-page.tsx')),
    access: 'public',
    namespaces: ['medical-card', 'places', 'errors'],
  },
  {
    path: '/health/medicines',
    name: 'medicines',
    page: lazyPage(async () => {
      const [{ medicinesPage }, { usePlace }, { useDeparture }] = await Promise.all([
        import('../features/health/medicines/medicines-page.tsx'),
        import('../features/worship/times/use-place.ts'),
        import('../features/travel/items/use-departure.ts'),
      ]);
      return medicinesPage(usePlace, useDeparture);
    }),
    access: 'public',
    namespaces: ['medicines', 'places', 'errors'],
  },
  {
    path: '/health/food',
    name: 'food',
    page: lazyPage(() => import('../features/health/food/food-page.tsx')),
    access: 'public',
    namespaces: ['food'],
  },
  {
    path: '/health/vaccines',
    name: 'vaccines',
    page: lazyPage(async () => {
      const [{ vaccinesPage }, { useTrip }] = await Promise.all([
        import('../features/health/vaccines/vaccines-page.tsx'),
        import('../features/travel/items/use-travel.ts'),
      ]);
      return vaccinesPage(useTrip);
    }),
    access: 'public',
    namespaces: ['vaccines', 'errors'],
  },
  {
    path: '/health/heat',
    name: 'heat',
    page: lazyPage(async () => {
      const [{ heatPage }, { useOwnSchool }] = await Promise.all([
        import('../features/health/heat/heat-page.tsx'),
        import('../features/guide/progress/use-own-school.ts'),
      ]);
      return heatPage(useOwnSchool);
    }),
    access: 'public',
    namespaces: ['heat', 'own-advice', 'guide', 'errors'],
  },
];
