import { Handshake, Wallet } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';

/** The pages of the costs and of the promises. */
export function MoneyLinks() {
  const t = useTranslations('travel-money.more');
  return (
    <List label={t('label')}>
      <ListRow icon={Wallet} title={t('costs')} text={t('costsText')} to="/travel/costs" />
      <ListRow
        icon={Handshake}
        tone="gold"
        title={t('promises')}
        text={t('promisesText')}
        to="/travel/promises"
      />
    </List>
  );
}
