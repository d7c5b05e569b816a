import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';

export function Tip({ id }: { id: string }) {
  const t = useTranslations('help-centre');
  // The ids of the data have their words; a test holds the two together.
  const key = `tips.${id}` as 'tips.shoes';
  return (
    <Card title={t(`${key}.title`)} description={t(`${key}.text`)} headingLevel={3} className="h-full" />
  );
}
