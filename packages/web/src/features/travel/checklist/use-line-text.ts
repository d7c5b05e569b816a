import type { CheckLine } from '@manasik/core/travel/checklist';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The words of a line: those of the app, or the user's own. */
export function useLineText() {
  const t = useTranslations('travel-checklist.items');
  return ({ item, title }: CheckLine): string => (item === null ? (title ?? '') : t(item));
}
