/** Every section of the settings: its `?tab=` in the address and the key of its title. */
export const sectionTitles = {
  profile: 'settings.profile.title',
  language: 'settings.language.title',
  theme: 'settings.preferences.appearance.theme',
  'text-size': 'settings.preferences.appearance.textSize',
  place: 'settings.profile.location',
  prayer: 'settings.preferences.prayer.title',
  calendar: 'settings.preferences.calendar.title',
  'hajj-date': 'settings.profile.hajjDate',
  kind: 'guide.choices.kind.legend',
  school: 'guide.choices.school.legend',
  password: 'settings.security.password.title',
  passkeys: 'settings.security.passkeys.title',
  'second-step': 'settings.security.secondStep.title',
  devices: 'settings.security.sessions.title',
  delete: 'settings.security.delete.title',
} as const;

export type SectionId = keyof typeof sectionTitles;

export const isSection = (value: string | null): value is SectionId =>
  value !== null && Object.hasOwn(sectionTitles, value);

/** In the format of the table of pages. */
export const settingsParts = { query: 'tab', titles: sectionTitles };

/** Former addresses of settings -> the part of the list that they lead to now. */
export const formerTabs: Readonly<Record<string, string>> = { preferences: 'reading', security: 'security' };
