import type { GuideDay } from '@manasik/core/guide/sequence';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The rites of a day under its date. */
export function PocketDay({ day, children }: { day: GuideDay; children: ReactNode }) {
  const t = useTranslations('guide.days');
  return (
    <section aria-labelledby={`day-${day}`} className="space-y-4">
      <h3 id={`day-${day}`} className="break-after-avoid border-b-2 border-ornament pb-1 text-xl">
        {t(`${day}.name`)} <span className="text-base font-normal text-quiet">{t(`${day}.text`)}</span>
      </h3>
      {children}
    </section>
  );
}
