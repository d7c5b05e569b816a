import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { DebtsCard } from './debts-card.tsx';
import { NisabCard } from './nisab-card.tsx';
import { OwnCard } from './own-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { SchoolCard } from './school-card.tsx';
import type { ZakatForm } from './use-zakat-form.ts';
import { YearCard } from './year-card.tsx';

/** The questions, a part each. */
export function ZakatFields({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat');
  const hydrated = useHydrated();
  return (
    // Uses POST, so that amounts never appear in an address. The page shows its own errors.
    <form
      noValidate
      method="post"
      onSubmit={form.submit}
      onInput={form.noteInput}
      className="flex min-w-0 flex-col gap-8 print:hidden"
    >
      <OwnCard form={form} />
      <SchoolCard form={form} />
      <DebtsCard form={form} />
      <PricesCard form={form} />
      <NisabCard form={form} />
      <YearCard form={form} />
      {form.isSignedIn && (
        <Checkbox
          label={t('keep.label')}
          checked={form.keep}
          onChange={({ target }) => form.setKeep(target.checked)}
        />
      )}
      <Button
        type="submit"
        size="large"
        disabled={!hydrated}
        pending={form.pending}
        pendingLabel={t('calculating')}
        className="sm:self-start"
      >
        {t('submit')}
      </Button>
    </form>
  );
}
