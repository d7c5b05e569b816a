import { nextHajj } from '@manasik/core/hajj-date';
import { plans, trialDays } from '@manasik/core/plans';
import { useFormatter, useTranslations } from '../../lib/i18n/index.ts';
import { usePrice } from '../../lib/use-price.ts';
import { useToday } from '../../lib/use-today.ts';
import type { HelpEntry } from './help-search.ts';

const minimumPasswordLength = 6;

const sections = [
  {
    id: 'gettingStarted',
    items: [
      'gettingStarted.items.createAccount',
      'gettingStarted.items.prayerTimes',
      'gettingStarted.items.prayerTicks',
      'gettingStarted.items.appearance',
      'gettingStarted.items.security',
    ],
  },
  { id: 'ai', items: ['ai.items.fatwa', 'ai.items.medical', 'ai.items.data', 'ai.items.plans'] },
  {
    id: 'premium',
    items: ['premium.items.cost', 'premium.items.free', 'premium.items.trial', 'premium.items.cancel'],
  },
  {
    id: 'travel',
    items: ['travel.items.nextHajj', 'travel.items.setDate', 'travel.items.booking', 'travel.items.passport'],
  },
] as const;

export interface HelpSection {
  id: string;
  title: string;
  entries: HelpEntry[];
}

/** The questions and answers in the reader's language, with today's prices and dates in them. */
export function useHelp(): HelpSection[] {
  const t = useTranslations('help.sections');
  const format = useFormatter();
  const price = usePrice();
  const { date } = nextHajj(useToday());
  const values = {
    min: minimumPasswordLength,
    days: trialDays,
    free: price(plans.free.pricePerMonth),
    standard: price(plans.standard.pricePerMonth),
    premium: price(plans.premium.pricePerMonth),
    date: format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  };
  return sections.map(({ id, items }) => ({
    id,
    title: t(`${id}.title`),
    entries: items.map((item) => ({
      id: item,
      question: t(`${item}.question`),
      answer: t(`${item}.answer`, values),
    })),
  }));
}
