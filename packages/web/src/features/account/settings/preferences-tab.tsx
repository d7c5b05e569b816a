import { AppearanceCard } from './appearance-card.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { DhikrCard } from './dhikr-card.tsx';
import { PrayerCard } from './prayer-card.tsx';

export function PreferencesTab() {
  return (
    <div className="flex flex-col gap-5">
      <AppearanceCard />
      <PrayerCard />
      <CalendarCard />
      <DhikrCard />
    </div>
  );
}
