import { Stethoscope } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Screening } from './training-record.ts';
import { answerScreening } from './use-training.ts';

/** Sends people with a concern to a clinician, and takes down that one has agreed. */
export function ClinicianNote({ screening }: { screening: Screening }) {
  const t = useTranslations('training.clinician');
  if (screening.clinician === 'not-needed') return null;
  if (screening.clinician === 'cleared') {
    return <p className="rounded-control bg-gold-soft px-4 py-3">{t('clearedNote')}</p>;
  }
  return (
    <Card title={t('title')} titleId="clinician" icon={<Stethoscope className="size-5" />}>
      <p>{t('text')}</p>
      <p>{t('ask')}</p>
      <div>
        <Button variant="secondary" onClick={() => answerScreening({ ...screening, clinician: 'cleared' })}>
          {t('cleared')}
        </Button>
      </div>
    </Card>
  );
}
