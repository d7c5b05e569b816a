import { useTranslations } from '../../../platform/i18n/index.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { MoneyPage } from '../money/money-page.tsx';
import { ExpenseList } from './expense-list.tsx';
import { LineList } from './line-list.tsx';
import { PackageContents } from './package-contents.tsx';
import { RateList } from './rate-list.tsx';
import { Totals } from './totals.tsx';
import { useCosts } from './use-costs.ts';

/** The expected and paid costs of the trip. It works offline and without an account. */
export default function CostsPage() {
  const t = useTranslations('travel-money.costs');
  const costs = useCosts();
  return (
    <MoneyPage title={t('title')} lead={t('lead')}>
      {costs ? (
        <>
          <Totals costs={costs} />
          <PackageContents costs={costs} />
          <LineList costs={costs} />
          <ExpenseList costs={costs} />
          <RateList costs={costs} />
        </>
      ) : (
        <Loading label={t('title')} />
      )}
    </MoneyPage>
  );
}
