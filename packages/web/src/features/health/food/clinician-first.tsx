import type { Statement } from '@manasik/content/health/schema';
import { Stethoscope } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useFoodWords } from './food-words.ts';

/** Sends those for whom a general plan can be dangerous to their doctor. */
export function ClinicianFirst({ who }: { who: readonly Statement[] }) {
  const t = useTranslations('food.clinician');
  const words = useFoodWords();
  return (
    <section
      aria-labelledby="clinician"
      className="flex flex-col gap-3 rounded-card bg-gold-soft p-[min(1.25rem,5vw)]"
    >
      <h2 id="clinician" className="flex items-start gap-3 text-lg">
        <Stethoscope aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-gold" />
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className="flex list-disc flex-col gap-1 ps-6 font-semibold marker:text-gold">
        {who.map(({ id }) => (
          <li key={id}>{words(`clinician.who.${id}`)}</li>
        ))}
      </ul>
    </section>
  );
}
