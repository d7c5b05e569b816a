import type { EmergencyService } from './emergency-numbers.ts';

/** Where we read each number, when it was published (a day or a year), and when we read it. */
export const emergencySources = {
  checkedOn: '2026-11-23',
  reports: {
    general: {
      name: 'Arab News',
      publishedOn: '2019-07-27',
      address: 'https://www.arabnews.com/node/1531376/saudi-arabia',
    },
    ambulance: {
      name: 'Arab News',
      publishedOn: '2024-03-18',
      address: 'https://www.arabnews.pk/node/2478846',
    },
    hajj: {
      name: 'Daily Pakistan',
      publishedOn: '2024-04-24',
      address:
        'https://en.dailypakistan.com.pk/24-Apr-2024/saudi-arabia-includes-urdu-language-in-new-call-center-for-pilgrims',
    },
    health: {
      name: 'eHaj Portal, after Saudi Gazette',
      publishedOn: '2023-06-27',
      address: 'https://ehajportal.com/ministry-of-health-alerts-hajj-pilgrims-to-heat-stress-dangers/',
    },
  } satisfies Record<EmergencyService, { name: string; publishedOn: string; address: string }>,
} as const;
