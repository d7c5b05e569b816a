import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { Refusal } from './entry-form.ts';

/** The words for a refused value. */
export function useRefusalText() {
  const t = useTranslations('health.errors');
  const errors = useTranslations('errors.health');
  const { number } = useFormatter();
  return (refusal: Refusal | undefined): string | undefined => {
    if (!refusal) return undefined;
    const { code } = refusal;
    if (code === 'tooBig') return t(code, { most: number(refusal.most) });
    if (code === 'tooSmall') return t(code, { least: number(refusal.least) });
    if (code === 'dateTaken') return errors(code);
    // An example without a separator.
    if (code === 'format' || code === 'ambiguous')
      return t(code, { example: number(8000, { useGrouping: false }) });
    return t(code);
  };
}
