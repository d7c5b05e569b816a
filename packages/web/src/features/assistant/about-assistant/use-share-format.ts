import type { Counts } from '@manasik/content/assistant/evaluate.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { type Measure, shareOf } from './share.ts';

export function useShareFormat() {
  const t = useTranslations('about-assistant');
  const format = useFormatter();
  return {
    percent: (measure: Measure, share: Counts[Measure]) =>
      format.number(shareOf(measure, share), { style: 'percent' }),
    count: ({ right, of }: Counts[Measure]) =>
      t('count', { right: format.number(right), of: format.number(of) }),
  };
}
