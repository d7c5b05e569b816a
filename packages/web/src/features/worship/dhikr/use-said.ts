import { oneOfThree, threeDhikr } from '@manasik/core/dhikr/dhikr';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { targetOf } from './dhikr-record.ts';
import type { Dhikr } from './use-dhikr.ts';
import { useNames } from './use-names.ts';

const everySaid = 10;

/** The announcements: every tenth touch, and each target. */
export function useSaid({ happening, state }: Dhikr): string {
  const t = useTranslations('dhikr.said');
  const { number } = useFormatter();
  const completedText = useCompletedText(state);
  const nameOf = useNames(state);
  if (!happening || !state) return '';
  if (happening.kind === 'full') return t('full');
  const name = nameOf(happening.dhikrId);
  if (happening.kind === 'reset') return t('reset', { name });
  if (happening.kind === 'undone') {
    const target = targetOf(state, happening.dhikrId) ?? 0;
    const values = { name, count: number(happening.round), target: number(target) };
    return t(happening.counted ? 'undone' : 'roundUndone', values);
  }
  const { round, target, completed, dayReached } = happening;
  const parts = [
    completed
      ? completedText(happening)
      : round % everySaid === 0
        ? t('count', { count: number(round), target: number(target) })
        : '',
    dayReached ? t('dayReached') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** The text for a complete round, and the next dhikr. */
export function useCompletedText(state: Dhikr['state']) {
  const t = useTranslations('dhikr.said');
  const { number } = useFormatter();
  const nameOf = useNames(state);
  return ({ dhikrId, target, next }: { dhikrId: string; target: number; next: string }): string => {
    const name = nameOf(dhikrId);
    if (!oneOfThree(dhikrId)) return t('completedOwn', { name, target: number(target) });
    return dhikrId === threeDhikr[2].id
      ? t('completedAll', { next: nameOf(next) })
      : t('completed', { name, next: nameOf(next) });
  };
}
