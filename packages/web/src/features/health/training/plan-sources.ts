/** The pages that we read for the plan, the programmes, the walk test and the score, with the name of the publisher. */
export const sourceLinks = {
  moh: {
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Physical-Fitness-Before-Hajj.aspx',
    publisher: 'moh.gov.sa',
  },
  who: {
    url: 'https://oecd.org/en/publications/2023/02/step-up-tackling-the-burden-of-insufficient-physical-activity-in-europe_20fba4c9/full-report/component-5.html',
    publisher: 'oecd.org',
  },
  ways: { url: 'https://en.royanews.tv/news/52088/2024-06-15', publisher: 'Roya News' },
  tenth: { url: 'https://bhaagoindia.com/jargons/ten-percent-rule-35/', publisher: 'Bhaago India' },
  stops: { url: 'https://medicalalgorithms.com/6-minute-walk-distance', publisher: 'Medical Algorithms' },
  prediction: {
    url: 'https://erj.ersjournals.com/content/44/6/1447',
    publisher: 'European Respiratory Journal, 2014',
  },
  sleep: { url: 'https://www.sleepdiplomat.com/quantity', publisher: 'Sleep Diplomat' },
} as const;
export type SourceName = keyof typeof sourceLinks;

/** The day on which they were read. */
export const sourcesReadOn = '2026-11-26';
