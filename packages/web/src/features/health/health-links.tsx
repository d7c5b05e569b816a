import {
  Dumbbell,
  FileDown,
  Footprints,
  IdCard,
  type LucideIcon,
  MessageCircle,
  Pill,
  Syringe,
  ThermometerSun,
  Timer,
  Utensils,
} from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { openChat } from '../../shared/assistant/open-chat.ts';
import { List, ListRow } from '../../ui/list-row.tsx';

const links: readonly {
  readonly to: string;
  readonly word:
    | 'plan'
    | 'programmes'
    | 'walkTest'
    | 'heat'
    | 'card'
    | 'medicines'
    | 'vaccines'
    | 'food'
    | 'import';
  readonly icon: LucideIcon;
  readonly tone?: 'gold';
}[] = [
  { to: '/health/plan', word: 'plan', icon: Footprints },
  { to: '/health/programmes', word: 'programmes', icon: Dumbbell },
  { to: '/health/walk-test', word: 'walkTest', icon: Timer },
  { to: '/health/heat', word: 'heat', icon: ThermometerSun, tone: 'gold' },
  { to: '/health/card', word: 'card', icon: IdCard },
  { to: '/health/medicines', word: 'medicines', icon: Pill },
  { to: '/health/vaccines', word: 'vaccines', icon: Syringe },
  { to: '/health/food', word: 'food', icon: Utensils, tone: 'gold' },
  { to: '/health/import', word: 'import', icon: FileDown },
];

/** Links to the other pages of health. `paths`: the addresses of all pages, so that no link leads nowhere. */
export function HealthLinks({ paths }: { paths: readonly string[] }) {
  const t = useTranslations('health.links');
  return (
    <section aria-labelledby="health-links" className="min-w-0">
      <h2 id="health-links" className="mb-3 display text-2xl">
        {t('title')}
      </h2>
      <List labelledBy="health-links">
        {links
          .filter(({ to }) => paths.includes(to))
          .map(({ word, ...look }) => (
            <ListRow key={word} title={t(word)} {...look} />
          ))}
        {paths.includes('/assistant') && (
          <ListRow icon={MessageCircle} title={t('coach')} onOpen={() => openChat('health')} />
        )}
      </List>
    </section>
  );
}
