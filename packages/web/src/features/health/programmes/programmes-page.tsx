import { chairFromAge } from '@manasik/core/health/plan/programmes';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { OwnAdvice } from '../own-advice/own-advice.tsx';
import { ScreeningGate } from '../training/screening-gate.tsx';
import { SourceRow } from '../training/source-row.tsx';
import { TrainingFrame } from '../training/training-frame.tsx';
import { useTraining } from '../training/use-training.ts';
import { StrengthProgramme } from './strength-programme.tsx';
import { WalkingProgramme } from './walking-programme.tsx';

/** The two programmes, with every session to tick. */
export default function ProgrammesPage() {
  const t = useTranslations('programmes');
  const training = useTraining();
  const [chosen, choose] = useState<boolean>();
  const age = training.fields?.age ?? null;
  const usesChair = chosen ?? (age !== null && age >= chairFromAge);
  return (
    <TrainingFrame title={t('title')} lead={t('lead')}>
      <ScreeningGate training={training} first={t('first')} clinician={t('clinician')}>
        <WalkingProgramme done={training.done} />
        <StrengthProgramme done={training.done} usesChair={usesChair} onChair={choose} />
      </ScreeningGate>
      <OwnAdvice />
      <List>
        <SourceRow names={['moh', 'who', 'tenth']} />
      </List>
    </TrainingFrame>
  );
}
