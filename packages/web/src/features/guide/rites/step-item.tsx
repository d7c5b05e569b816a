import type { Rite } from '@manasik/content/guide/schema';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ClauseLists } from '../clause-lists.tsx';
import { DuaFold } from '../duas/dua-fold.tsx';
import { duasOf } from '../duas/duas.ts';
import { PenaltyLink } from '../penalties/penalty-link.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { sourcesWithClauses, useStepTexts } from '../use-clause-texts.ts';
import { ownParts } from './own-parts.ts';
import { RiteCounter } from './rite-counter.tsx';
import { type DiagramName, StepDiagram } from '../diagrams/step-diagram.tsx';
import { StepRanks } from './step-ranks.tsx';
import { StepTick } from './step-tick.tsx';

interface StepItemProps {
  rite: Rite;
  step: Rite['steps'][number];
  number: number;
  isCurrent: boolean;
}

/** One step with its tick, its duas and its counter. When done, it shrinks to its title. */
export function StepItem({ rite, step, number, isCurrent }: StepItemProps) {
  const t = useTranslations('guide.steps');
  const words = useContentWords(`rites/${rite.id}`);
  const { choices, isDone, mark } = useGuideProgress();
  const texts = useStepTexts(rite.id)(step, choices);
  const bodyId = useId();
  const anchor = `step-${step.id}`;
  const isTarget = useHashTarget() === anchor;
  const [isOpened, setOpened] = useState(false);
  const item = `step:${rite.id}/${step.id}` as const;
  const isTicked = isDone(item);
  const isOpen = !isTicked || isOpened || isTarget;
  const duas = duasOf(step.duas ?? []);
  return (
    <li
      id={anchor}
      className={cx(
        'relative break-inside-avoid pt-2 pb-4 not-last:before:absolute not-last:before:start-5.25 not-last:before:top-14 not-last:before:-bottom-2 @min-[15rem]:not-last:before:border-s-2 print:before:hidden',
        isTicked ? 'before:border-primary' : 'before:border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <StepTick
          number={number}
          title={words(`steps.${step.id}.title`)}
          isDone={isTicked}
          isCurrent={isCurrent}
          onChange={(done) => {
            setOpened(false);
            mark(item, done);
          }}
        />
        {isTicked && (
          <IconButton
            label={t('show')}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            className="print:hidden"
            onClick={() => setOpened(!isOpen)}
            icon={
              <ChevronDown aria-hidden="true" className={cx('size-5 text-quiet', isOpen && 'rotate-180')} />
            }
          />
        )}
      </div>
      <div
        id={bodyId}
        className={cx('min-w-0 flex-col gap-3 @min-[15rem]:ps-15 print:flex', isOpen ? 'flex' : 'hidden')}
      >
        {texts.instruction && <p className="max-w-text text-lg leading-snug">{texts.instruction}</p>}
        <ClauseLists texts={texts} />
        {ownParts(step.diagrams ?? [], choices).map(({ id }) => (
          // scenes/drawings.test.ts ensures that every diagram of the guide is drawn.
          <StepDiagram key={id} name={id as DiagramName} />
        ))}
        <StepRanks rite={rite} step={step} />
        {step.penalty && <PenaltyLink />}
        {step.counter && <RiteCounter name={`${rite.id}/${step.id}`} counter={step.counter} />}
        {duas.length > 0 && (
          <ul aria-label={t('said')} className="flex flex-col gap-2">
            {duas.map((dua) => (
              <li key={dua.id}>
                <DuaFold dua={dua} />
              </li>
            ))}
          </ul>
        )}
        <SourceLine ids={sourcesWithClauses(step)} />
      </div>
    </li>
  );
}
