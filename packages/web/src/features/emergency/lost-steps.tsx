import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';

const steps = ['stay', 'pin', 'call', 'card', 'point'] as const;

export function LostSteps() {
  const t = useTranslations('emergency.lost');
  return (
    <Card title={t('title')} titleId="lost" className="print:hidden">
      <ol className="flex list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-green">
        {steps.map((id) => (
          <li key={id} className="ps-2">
            <p className="font-semibold">{t(`steps.${id}.title`)}</p>
            <p>{t(`steps.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
