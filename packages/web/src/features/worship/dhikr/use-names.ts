import { oneOfThree } from '@manasik/core/dhikr/dhikr';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { DhikrView } from './use-dhikr.ts';

/** The name of a dhikr, including removed ones, whose counts stay in the history. */
export function useNames(state: DhikrView | undefined): (dhikrId: string) => string {
  const t = useTranslations('dhikr');
  return (dhikrId) => {
    const one = oneOfThree(dhikrId);
    if (one) return t(`phrases.${one.id}.name`);
    return state?.phrases.find(({ id }) => id === dhikrId)?.text ?? t('history.removed');
  };
}
