import type { Rite } from '@manasik/content/guide/schema';
import type { RiteId } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { DuaCard } from '../duas/dua-card.tsx';
import { duasOf } from '../duas/duas.ts';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RiteCounter } from './rite-counter.tsx';

interface StepItemProps {
  rite: RiteId;
  step: Rite['steps'][number];
  number: number;
}

/** One thing to do: its tick, what is said in it, and what is counted in it. */
export function StepItem({ rite, step, number }: StepItemProps) {
  const t = useTranslations('guide.steps');
  const words = useContentWords(`rites/${rite}`);
  const duaWords = useContentWords('duas');
  const { number: digits } = useFormatter();
  const { isDone, mark } = useGuideProgress();
  const item = `step:${rite}/${step.id}` as const;
  const duas = duasOf(step.duas ?? []);
  return (
    <li
      id={`step-${step.id}`}
      className="drawn-later flex min-w-0 break-inside-avoid flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0"
    >
      <Checkbox
        label={
          <span className="text-lg leading-snug font-semibold">
            <span className="text-green tabular-nums">{digits(number)}.</span>{' '}
            {words(`steps.${step.id}.title`)}
          </span>
        }
        checked={isDone(item)}
        onChange={({ target }) => mark(item, target.checked)}
      />
      <p className="max-w-text">
        <SchoolText>{words(`steps.${step.id}.text`)}</SchoolText>
      </p>
      {step.counter && <RiteCounter name={`${rite}/${step.id}`} counter={step.counter} />}
      {duas.map((dua) => (
        <Disclosure
          key={dua.id}
          title={
            <>
              <span className="block text-sm font-normal text-quiet">{t('said')} </span>
              {duaWords(`${dua.id}.name`)}
            </>
          }
        >
          <DuaCard dua={dua} />
        </Disclosure>
      ))}
      <SourceLine ids={step.sources} />
    </li>
  );
}
