import { CalendarHeart, CircleHelp, Printer, WifiOff } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Section } from '../../ui/section.tsx';

const items = [
  { id: 'daily', icon: CalendarHeart },
  { id: 'whatIf', icon: CircleHelp },
  { id: 'pocket', icon: Printer },
  { id: 'offline', icon: WifiOff },
] as const;

/** What else works, below the main features. */
export function More() {
  const t = useTranslations('landing.more');
  return (
    <div className="border-y border-line bg-sunken">
      <Section
        title={t('title')}
        description={t('lead')}
        align="center"
        className="page-width py-14 sm:py-20"
      >
        <ul className="mx-auto grid max-w-page gap-x-10 gap-y-2 sm:grid-cols-2">
          {items.map(({ id, icon: Icon }) => (
            <li key={id} className="flex items-start gap-4 border-t border-line py-5">
              <Icon aria-hidden="true" className="mt-1 size-7 shrink-0 text-gold" />
              <div className="min-w-0">
                <h3 className="text-lg">{t(`items.${id}.title`)}</h3>
                <p className="mt-1 text-quiet">{t(`items.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
