import { plans, trialDays } from '@manasik/core/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../lib/i18n/index.ts';
import { usePrice } from '../../lib/use-price.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { FlipCard } from '../../ui/flip-card.tsx';
import { Section } from '../../ui/section.tsx';

const freeItems = ['guides', 'hadith', 'prayer', 'learning', 'community', 'ai'] as const;
const premiumItems = [
  'ai',
  'voice',
  'rehearsal',
  'audio',
  'community',
  'offline',
  'friends',
  'support',
  'noAds',
] as const;

/** Free and Premium, as two cards: the price in front, what it includes behind. */
export function Plans() {
  const t = useTranslations('landing.plans');
  return (
    <Section title={t('title')} description={t('lead')} align="center" className="page-width py-14 sm:py-20">
      <div className="mx-auto grid max-w-page gap-6 md:grid-cols-2">
        <Plan
          id="free"
          included={freeItems.map((item) => t(`free.items.${item}`))}
          button={
            <Link to="/home" className={buttonClass('secondary')}>
              {t('free.button')}
            </Link>
          }
        />
        <Plan
          id="premium"
          note={t('premium.trial', { days: trialDays })}
          included={premiumItems.map((item) => t(`premium.items.${item}`))}
          button={
            <Link to="/home" className={buttonClass('primary')}>
              {t('premium.button')}
            </Link>
          }
        />
      </div>
    </Section>
  );
}

interface PlanProps {
  id: 'free' | 'premium';
  note?: string;
  included: readonly string[];
  button: ReactNode;
}

function Plan({ id, note, included, button }: PlanProps) {
  const t = useTranslations('landing.plans');
  const price = usePrice();
  const title = t(`${id}.title`);
  return (
    <FlipCard
      className="h-full"
      labels={{ showBack: t('flip'), showFront: t('flipBack') }}
      front={
        <div className="flex grow flex-col items-center justify-center gap-3 py-6 text-center">
          <h3 className="text-xl text-green">{title}</h3>
          <p className="text-3xl font-semibold">{t('perMonth', { price: price(plans[id].pricePerMonth) })}</p>
          <p className="text-quiet">{t(`${id}.text`)}</p>
          {note && <p className="rounded-control bg-gold-soft px-3 py-1 text-sm">{note}</p>}
          <div className="mt-3">{button}</div>
        </div>
      }
      back={
        <>
          <h3 className="text-lg">{t('included', { plan: title })}</h3>
          <ul className="flex flex-col gap-2">
            {included.map((text) => (
              <li key={text} className="flex items-start gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-green" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
