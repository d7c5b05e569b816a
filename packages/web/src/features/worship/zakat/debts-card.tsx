import { useTranslations } from '../../../platform/i18n/index.ts';
import { AmountInput } from './amount-input.tsx';
import { Part } from './part.tsx';
import type { ZakatForm } from './use-zakat-form.ts';

/** The debts, and how the chosen school treats them. */
export function DebtsCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.owe');
  const { school } = form.choices;
  return (
    <Part title={t('title')}>
      <AmountInput form={form} field="debts" label={t('debts')} hint={t('debtsHint')} />
      {(school === 'shafi' || school === 'maliki') && (
        <p className="rounded-control bg-gold-soft px-4 py-3">{t(school)}</p>
      )}
    </Part>
  );
}
