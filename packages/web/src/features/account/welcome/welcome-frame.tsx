import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Scene, type SceneName } from '../../../ui/scene.tsx';
import { RisingPage } from '../../../ui/sky-hero.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export const stepCount = 3;
const steps = [1, 2, 3] as const;

interface WelcomeFrameProps {
  step: number;
  title: 'place.title' | 'rite.title' | 'when.title';
  scene: SceneName;
  onSkip: () => void;
  /** Missing on the first question. */
  onBack: (() => void) | undefined;
  content: ReactNode;
}

/** One question: its picture, the way back, Skip, and how many questions there are. */
export function WelcomeFrame({ step, title, scene, onSkip, onBack, content }: WelcomeFrameProps) {
  const t = useTranslations('welcome');
  const heading = useFocusOfStep(step);
  return (
    <div className="mx-auto md:max-w-[42rem] md:px-8 md:pt-8">
      <div className="relative h-[min(56vw,26svh)] overflow-hidden md:h-72 md:rounded-card">
        <Scene key={scene} name={scene} priority="eager" aspect="fill" className="object-[50%_80%]" />
        {onBack && (
          <button
            type="button"
            aria-label={t('back')}
            title={t('back')}
            onClick={onBack}
            className={cx(overPicture, 'start-5 w-12 justify-center')}
          >
            <ArrowLeft aria-hidden="true" className="flip-rtl size-6" />
          </button>
        )}
        <button type="button" onClick={onSkip} className={cx(overPicture, 'end-5 px-5')}>
          {t('skip')}
        </button>
      </div>
      <RisingPage>
        <div className="mx-auto flex max-w-form flex-col gap-6 px-[min(1.25rem,5vw)] pt-7 pb-10">
          <div className="flex flex-col gap-4">
            <div aria-hidden="true" className="flex gap-2">
              {steps.map((each) => (
                <span
                  key={each}
                  className={cx('h-1.5 grow rounded-full', each <= step ? 'bg-primary' : 'bg-line')}
                />
              ))}
            </div>
            <h1 ref={heading} tabIndex={-1} className="display text-3xl leading-tight text-balance">
              <VisuallyHidden>{`${t('progress', { step, count: stepCount })}: `}</VisuallyHidden>
              {t(title)}
            </h1>
          </div>
          {content}
        </div>
      </RisingPage>
    </div>
  );
}

const overPicture =
  'absolute top-4 inline-flex min-h-12 items-center rounded-full bg-raised font-semibold text-ink hover:bg-green-soft';

/** Moves the focus to each new question, so that screen readers read it out. The first one has the page's own title. */
function useFocusOfStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      // From the top, with the way back and Skip in view.
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  return heading;
}
