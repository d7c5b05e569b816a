/** Plain English, because only developers see this page. It has no catalogue and is not part of production builds. */
export const words = {
  title: 'Interface pieces',
  description: 'Every piece in every state. Choose theme, contrast, size and direction to see how it holds.',
  close: 'Close',
  retry: 'Try again',
  city: 'Mecca',
  toaster: { toast: 'Notification', viewport: 'Notifications ({hotkey})', close: 'Close' },
  password: { show: 'Show password', hide: 'Hide password' },
  cities: {
    list: 'Cities',
    loading: 'Searching …',
    empty: 'No city found. Try another spelling.',
    error: 'The search did not answer.',
    results: (count: number) => `${count} found`,
  },
  long: 'A long line that says more than fits on a narrow screen, to see how it breaks and what stands beside it.',
};

export const prayerMarks = [
  { id: 'fajr', label: 'Fajr', time: '05:12', position: 0.217, state: 'past' as const },
  { id: 'sunrise', label: 'Sunrise', time: '06:31', position: 0.271, state: 'past' as const },
  { id: 'dhuhr', label: 'Dhuhr', time: '12:08', position: 0.505, state: 'past' as const },
  { id: 'asr', label: 'Asr', time: '15:19', position: 0.638, state: 'next' as const },
  { id: 'maghrib', label: 'Maghrib', time: '17:44', position: 0.739, state: 'later' as const },
  { id: 'isha', label: 'Isha', time: '--:--', state: 'later' as const },
];

export const cityOptions = [
  { id: 'mecca', label: 'Mecca', description: 'Saudi Arabia' },
  { id: 'medina', label: 'Medina', description: 'Saudi Arabia' },
  { id: 'melbourne', label: 'Melbourne', description: 'Australia' },
  { id: 'metz', label: 'Metz', description: 'France' },
];
