import { useTranslations } from '../../../platform/i18n/index.ts';

const signs = ['chest', 'breath', 'dizzy', 'cramps', 'sweat'] as const;

/** The signs at which to stop at once, and what to do then. */
export function StopSigns() {
  const t = useTranslations('training.stop');
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {signs.map((sign) => (
          <li key={sign}>{t(`signs.${sign}`)}</li>
        ))}
      </ul>
      <p>{t('text')}</p>
    </>
  );
}
