import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { ScreeningGate } from '../training/screening-gate.tsx';
import { SourceRow } from '../training/source-row.tsx';
import { StopSigns } from '../training/stop-signs.tsx';
import { TrainingFrame } from '../training/training-frame.tsx';
import { useTraining } from '../training/use-training.ts';
import { TestForm } from './test-form.tsx';
import { TestResult } from './test-result.tsx';
import { TestRun } from './test-run.tsx';
import type { TestOutcome, TestSetup } from './test-setup.ts';

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'run'; readonly setup: TestSetup }
  | { readonly name: 'result'; readonly setup: TestSetup; readonly outcome: TestOutcome };

/** A walk of six minutes with its distance, for people who may train. */
export default function WalkTestPage() {
  const t = useTranslations('walk-test');
  const words = useTranslations('training.stop');
  const training = useTraining();
  const [step, setStep] = useState<Step>({ name: 'form' });
  return (
    <TrainingFrame title={t('title')} lead={t('lead')}>
      <ScreeningGate training={training} first={t('first')} clinician={t('clinician')}>
        {step.name === 'form' && (
          <TestForm age={training.fields?.age ?? null} onStart={(setup) => setStep({ name: 'run', setup })} />
        )}
        {step.name === 'run' && (
          <TestRun
            setup={step.setup}
            onOver={(outcome) => setStep({ name: 'result', setup: step.setup, outcome })}
          />
        )}
        {step.name === 'result' && (
          <TestResult setup={step.setup} outcome={step.outcome} onAgain={() => setStep({ name: 'form' })} />
        )}
      </ScreeningGate>
      <List>
        <FoldRow open icon={OctagonAlert} tone="danger" title={words('title')}>
          <StopSigns />
        </FoldRow>
        <SourceRow names={['prediction', 'stops']} />
      </List>
    </TrainingFrame>
  );
}
