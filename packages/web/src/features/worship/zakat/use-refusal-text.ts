import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { Refusal } from './zakat-form.ts';

const example = 1234.5;

/** The text for a refused field. */
export function useRefusalText() {
  const t = useTranslations('zakat.errors');
  const format = useFormatter();
  return (refusal: Refusal | undefined): string | undefined =>
    refusal &&
    t(refusal.code, {
      example: format.number(example, { useGrouping: false }),
      most: format.number(refusal.most ?? 0),
    });
}
