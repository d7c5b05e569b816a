import { seesClinicianFirst } from '@manasik/core/health/plan/training-plan';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import type { Training } from './use-training.ts';

interface ScreeningGateProps {
  training: Training;
  /** Asks for the questions about health first. */
  first: ReactNode;
  /** Says that a clinician has to agree. */
  clinician: ReactNode;
  children: ReactNode;
}

/** Shows its children to people who answered the questions, and do not have to see a clinician first. */
export function ScreeningGate({ training, first, clinician, children }: ScreeningGateProps) {
  const t = useTranslations('training');
  const { isKnown, screening } = training;
  if (!isKnown) return <Loading label={t('loading')} />;
  const isOpen = screening !== null && !seesClinicianFirst(screening);
  if (isOpen) return children;
  return (
    <Card title={screening === null ? t('screening.title') : t('clinician.title')} titleId="screening-gate">
      <p>{screening === null ? first : clinician}</p>
      <div>
        <LinkButton to="/health/plan">
          {screening === null ? t('screening.open') : t('clinician.toPlan')}
        </LinkButton>
      </div>
    </Card>
  );
}
