import { BookOpen, LifeBuoy, Sunrise, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { IconDisc } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const features = [
  { id: 'guide', icon: BookOpen, to: '/guide' },
  // Groups need an account, and visitors of this page have none or are signed out.
  { id: 'groups', icon: UsersRound, to: `${createAccountPath}&next=%2Fgroup-tracker` },
  { id: 'spiritual', icon: Sunrise, to: '/worship' },
  { id: 'emergency', icon: LifeBuoy, to: '/emergency' },
] as const;

/** The main features, each leading to its page. A feature gets its card when it works. */
export function Features() {
  const t = useTranslations('landing.features');
  return (
    <Section title={t('title')} description={t('lead')} align="center" className="page-width py-14 sm:py-20">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ id, icon: Icon, to }) => (
          <li
            key={id}
            className="relative flex flex-col gap-3 surface p-6 transition-colors hover:border-green"
          >
            <IconDisc>
              <Icon className="size-6" />
            </IconDisc>
            <h3 className="text-lg">
              {/* Its area is the whole card. */}
              <Link
                to={to}
                className="text-green underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
              >
                {t(`items.${id}.title`)}
              </Link>
            </h3>
            <p className="text-quiet">{t(`items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
