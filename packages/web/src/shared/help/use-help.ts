import centre from '@manasik/content/help/help-centre.json';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { passwordLength } from '@manasik/core/account/password';
import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { useAnnouncedFirst } from '../times/use-announced.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { useToday } from '../../platform/clock/use-today.ts';

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
  {
    id: 'trust',
    items: [
      'trust.items.cost',
      'trust.items.data',
      'trust.items.fatwa',
      'trust.items.medical',
      'trust.items.assistant',
    ],
  },
  {
    id: 'health',
    items: [
      'health.items.steps',
      'health.items.training',
      'health.items.heatHours',
      'health.items.medicalCard',
      'health.items.medicines',
    ],
  },
  {
    id: 'travel',
    items: [
      'travel.items.nextHajj',
      'travel.items.setDate',
      'travel.items.booking',
      'travel.items.passport',
      'travel.items.trip',
      'travel.items.scans',
      'travel.items.tripMoney',
    ],
  },
] as const;

/** A question with its answer. */
interface HelpEntry {
  /** Also its anchor on the help page. */
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
 * The questions and answers in the language of the page, with current dates. Needs the namespaces `help` and `help-
 * centre`.
 */
export function useHelp(): HelpSection[] {
  const t = useTranslations('help.sections');
  const ofCentre = useTranslations('help-centre.faq');
  const format = useFormatter();
  const { date } = nextHajj(useToday(), useAnnouncedFirst());
  const values = {
    min: passwordLength.min,
    date: format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  };
  const product: HelpSection = {
    id: 'product',
    title: t('product.title'),
    entries: centre.faq.map(({ id }) => {
      // A test checks that each id of the data has its words.
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
