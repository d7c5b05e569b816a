import { type Comparison, comparisons, knownDifferences } from '@manasik/core/prayer/authorities';
import { type CalculationMethod, defaultMethod } from '@manasik/core/prayer/calculation-methods';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';

interface MethodNoteProps {
  method: CalculationMethod;
  /** ISO country of the place; null where it is not known. */
  country: string | null;
}

/** The method, its author, and whether its times were compared with those of the country's authority. */
export function MethodNote({ method, country }: MethodNoteProps) {
  const t = useTranslations('times');
  const methodName = useTranslations('prayers.methods');
  const isDefault = country !== null && method === defaultMethod(country);
  const comparison = isDefault ? comparisons[country] : undefined;
  const difference = isDefault ? knownDifferences[country] : undefined;
  return (
    <>
      <p>{t('method', { method: methodName(method) })}</p>
      {comparison ? <ComparisonNote comparison={comparison} /> : <p>{t('comparison.notCompared')}</p>}
      {difference && <p>{t(`comparison.exceptions.${difference}`)}</p>}
    </>
  );
}

function ComparisonNote({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('times.comparison');
  const { list, number } = useFormatter();
  const { authority, apartMinutes, exception } = comparison;
  const years = list(comparison.years.map((year) => number(year, { useGrouping: false })));
  return (
    <>
      <p>
        {authority
          ? t('comparedWith', { authority: t(`authorities.${authority}`), years, minutes: apartMinutes })
          : t('compared', { years, minutes: apartMinutes })}
      </p>
      {exception && <p>{t(`exceptions.${exception}`)}</p>}
    </>
  );
}
