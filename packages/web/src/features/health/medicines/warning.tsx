import { TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';

const medicines = ['insulin', 'thinners', 'epilepsy', 'transplant'] as const;

/** Names the medicines whose times only a doctor or pharmacist may plan. */
export function Warning() {
  const t = useTranslations('medicines.warning');
  return (
    <section
      aria-labelledby="warning"
      className="flex flex-col gap-3 rounded-card bg-gold-soft p-[min(1.25rem,5vw)]"
    >
      <h2 id="warning" className="flex items-start gap-3 text-lg">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-gold" />
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className="flex list-disc flex-col gap-1 ps-6 font-semibold marker:text-gold">
        {medicines.map((medicine) => (
          <li key={medicine}>{t(`list.${medicine}`)}</li>
        ))}
      </ul>
      <p>{t('ask')}</p>
    </section>
  );
}
