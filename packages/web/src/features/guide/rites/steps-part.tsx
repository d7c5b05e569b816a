import type { Rite } from '@manasik/content/guide/schema';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { ownParts } from './own-parts.ts';
import { StepItem } from './step-item.tsx';

/** The steps for this pilgrim, in order. */
export function StepsPart({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.steps');
  const { choices, isDone, mark } = useGuideProgress();
  const steps = ownParts(rite.steps, choices);
  const done = steps.filter(({ id }) => isDone(`step:${rite.id}/${id}`));
  const current = steps.find((step) => !done.includes(step));
  const progress = t('progress', { done: done.length, total: steps.length });
  return (
    <section aria-labelledby="steps" className="min-w-0">
      <h2 id="steps" className="display text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-quiet print:hidden">{t('lead')}</p>
      <ol className="@container mt-2 flex flex-col">
        {steps.map((step, index) => (
          <StepItem key={step.id} rite={rite} step={step} number={index + 1} isCurrent={step === current} />
        ))}
      </ol>
      <div className="flex min-h-12 flex-wrap items-center gap-3 print:hidden">
        <p role="status" className="font-semibold">
          {progress}
        </p>
        {done.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              for (const { id } of done) mark(`step:${rite.id}/${id}`, false);
            }}
          >
            {t('reset')}
          </Button>
        )}
      </div>
    </section>
  );
}
