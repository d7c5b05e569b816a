import { BookHeart, Footprints, MapPinned, Orbit } from 'lucide-react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { IconDisc } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const features = [
  { id: 'health', icon: Footprints },
  { id: 'travel', icon: MapPinned },
  { id: 'rehearsal', icon: Orbit },
  { id: 'spiritual', icon: BookHeart },
] as const;

export function Features() {
  const t = useTranslations('landing.features');
  return (
    <Section title={t('title')} description={t('lead')} align="center" className="page-width py-14 sm:py-20">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ id, icon: Icon }) => (
          <li
            key={id}
            className="flex flex-col gap-3 rounded-card border border-line bg-raised p-6 shadow-card"
          >
            <IconDisc>
              <Icon className="size-6" />
            </IconDisc>
            <h3 className="text-lg">{t(`items.${id}.title`)}</h3>
            <p className="text-quiet">{t(`items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
