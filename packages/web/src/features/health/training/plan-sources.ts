/** The pages that we read for the plan, the programmes and the walk test. */
export const sourceLinks = {
  moh: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Physical-Fitness-Before-Hajj.aspx',
  who: 'https://oecd.org/en/publications/2023/02/step-up-tackling-the-burden-of-insufficient-physical-activity-in-europe_20fba4c9/full-report/component-5.html',
  ways: 'https://en.royanews.tv/news/52088/2024-06-15',
  tenth: 'https://bhaagoindia.com/jargons/ten-percent-rule-35/',
  stops: 'https://medicalalgorithms.com/6-minute-walk-distance',
  prediction: 'https://erj.ersjournals.com/content/44/6/1447',
} as const;
export type SourceName = keyof typeof sourceLinks;

/** The day on which they were read. */
export const sourcesReadOn = '2026-11-26';
