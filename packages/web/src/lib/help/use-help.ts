import centre from '@manasik/content/help/help-centre.json';
import { emergencyNumbers } from '@manasik/core/emergency-numbers';
import { nextHajj } from '@manasik/core/hajj-date';
import { plans, trialDays } from '@manasik/core/plans';
import { useFormatter, useTranslations } from '../i18n/index.ts';
import { usePrice } from '../use-price.ts';
import { useToday } from '../use-today.ts';

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

/** A question with its answer, as the reader sees them. */
interface HelpEntry {
  /** Also where it stands on the page of help. */
  id: string;
  question: string;
  answer: string;
}

export interface HelpSection {
  id: string;
  title: string;
  entries: HelpEntry[];
}

/**
 * The questions and answers in the reader's language, with today's prices and dates in them. Needs the namespaces
 * `help` and `helpCentre`.
 */
export function useHelp(): HelpSection[] {
  const t = useTranslations('help.sections');
  const ofCentre = useTranslations('helpCentre.faq');
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
  const product: HelpSection = {
    id: 'product',
    title: t('product.title'),
    entries: centre.faq.map(({ id }) => {
      // The ids of the data have their words; a test holds the two together.
      const key = id as 'numbers';
      return {
        id,
        question: ofCentre(`${key}.question`),
        answer: ofCentre(`${key}.answer`, { number: emergencyNumbers.general }),
      };
    }),
  };
  return [
    product,
    ...sections.map(({ id, items }) => ({
      id,
      title: t(`${id}.title`),
      entries: items.map((item) => ({
        id: item.slice(item.lastIndexOf('.') + 1),
        question: t(`${item}.question`),
        answer: t(`${item}.answer`, values),
      })),
    })),
  ];
}
