import { comparisons } from '@manasik/core/authorities';
import { type CalculationMethod, defaultMethod } from '@manasik/core/calculation-methods';
import { useFormatter, useTranslations } from '../i18n/index.ts';

interface MethodNoteProps {
  method: CalculationMethod;
  /** ISO country of the place; null where it is not known. */
  country: string | null;
}

/** The method, whose it is, and whether its times have been held against those that the country's authority publishes. */
export function MethodNote({ method, country }: MethodNoteProps) {
  const t = useTranslations('times');
  const methodName = useTranslations('prayers.methods');
  const { list, number } = useFormatter();
  const name = methodName(method);
  const comparison = country && method === defaultMethod(country) ? comparisons[country] : undefined;
  if (!comparison) {
    return (
      <>
        <p>{t('method', { method: name })}</p>
        <p>{t('comparison.notCompared')}</p>
      </>
    );
  }
  const { authority, years, apartMinutes, exception } = comparison;
  return (
    <>
      <p>{t('method', { method: name })}</p>
      <p>
        {t('comparison.compared', {
          authority: authority ? t(`comparison.authorities.${authority}`) : name,
          years: list(years.map((year) => number(year, { useGrouping: false }))),
          minutes: apartMinutes,
        })}
      </p>
      {exception && <p>{t(`comparison.exceptions.${exception}`)}</p>}
    </>
  );
}
