import type { Rite } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { ownParts } from '../rites/own-parts.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { sourcesWithClauses, useStepTexts } from '../use-clause-texts.ts';

type Step = Rite['steps'][number];

/** The steps of Ihram that say what fidyah and dam are. */
export const penaltyTerms = ({ steps }: Rite): Step[] => steps.filter(({ id }) => id === 'penalties');

/** The steps of Ihram that say what a broken rule costs. */
export const brokenRules = ({ steps }: Rite): Step[] => steps.filter(({ id }) => id.startsWith('broke-'));

/** What fidyah and dam are, and what a broken rule of Ihram costs in the pilgrim's school or, without one, in each. */
export function BrokenRules({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.penalties');
  const { choices } = useGuideProgress();
  return (
    <>
      <section aria-labelledby="terms" className="flex flex-col gap-3">
        <h2 id="terms" className="display text-2xl">
          {t('terms')}
        </h2>
        {penaltyTerms(rite).map((step) => (
          <StepBody key={step.id} rite={rite} step={step} />
        ))}
      </section>
      <section aria-labelledby="broken" className="flex flex-col gap-6">
        <h2 id="broken" className="display text-2xl">
          {t('broken')}
        </h2>
        {ownParts(brokenRules(rite), choices).map((step) => (
          <StepBody key={step.id} rite={rite} step={step} isTitled />
        ))}
      </section>
    </>
  );
}

function StepBody({ rite, step, isTitled }: { rite: Rite; step: Step; isTitled?: boolean }) {
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  const texts = useStepTexts(rite.id)(step, choices);
  return (
    <div className="flex max-w-text flex-col gap-2">
      {isTitled && <h3 className="text-lg">{words(`steps.${step.id}.title`)}</h3>}
      {texts.instruction && <p>{texts.instruction}</p>}
      <ClauseLists texts={texts} />
      <SourceLine ids={sourcesWithClauses(step)} />
    </div>
  );
}
