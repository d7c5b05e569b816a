import type { ComponentType, ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnGuide } from '../settings/guide-choices.ts';
import type { OwnPlace } from './own-place.ts';
import { PlaceStep } from './place-step.tsx';
import { RiteStep } from './rite-step.tsx';
import { WhenStep } from './when-step.tsx';
import { stepCount, WelcomeFrame } from './welcome-frame.tsx';

/** Asks a new person three questions, which they may skip. The guide and the prayer times keep two of the answers. */
export const welcomePage = (
  useOwnGuide: () => OwnGuide,
  useOwnPlace: () => OwnPlace,
): { default: ComponentType } => ({
  default: function WelcomePage() {
    const guide = useOwnGuide();
    const place = useOwnPlace();
    const { step, goOn, goBack } = useStep();
    return (
      <WelcomeFrame
        step={step}
        onSkip={() => goOn()}
        onBack={goBack}
        {...stepOf(step, { guide, place }, goOn)}
      />
    );
  },
});

type GoOn = (after?: '/group-tracker') => void;

interface Step {
  readonly title: 'place.title' | 'rite.title' | 'when.title';
  readonly scene: 'pilgrims' | 'tawaf' | 'arrival';
  readonly content: ReactNode;
}

function stepOf(step: number, { guide, place }: { guide: OwnGuide; place: OwnPlace }, goOn: GoOn): Step {
  if (step === 1) {
    return {
      title: 'place.title',
      scene: 'pilgrims',
      content: <PlaceStep own={place} onDone={goOn} />,
    };
  }
  if (step === 2) {
    return { title: 'rite.title', scene: 'tawaf', content: <RiteStep guide={guide} onDone={goOn} /> };
  }
  return { title: 'when.title', scene: 'arrival', content: <WhenStep onDone={goOn} /> };
}

/** The question is part of the address, so that Back and a reload keep it. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step'));
  const step = asked >= 1 && asked <= stepCount ? Math.floor(asked) : 1;
  return {
    step,
    goOn: (after?: '/group-tracker') => {
      if (step < stepCount) setSearch({ step: String(step + 1) });
      else void navigate(after ?? '/', { replace: true });
    },
    goBack: step > 1 ? () => setSearch({ step: String(step - 1) }) : undefined,
  };
}
