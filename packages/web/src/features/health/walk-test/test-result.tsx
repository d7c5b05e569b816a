import { predictedMetres, studiedAges, walkTestSeconds } from '@manasik/core/health/walk-test';
import { parseNumber } from '@manasik/core/text/parse-number';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { distanceOf, type TestOutcome, type TestSetup } from './test-setup.ts';

interface TestResultProps {
  setup: TestSetup;
  outcome: TestOutcome;
  onAgain: () => void;
}

/** The distance, and what it does and does not say. */
export function TestResult({ setup, outcome, onAgain }: TestResultProps) {
  const t = useTranslations('walk-test.result');
  const format = useFormatter();
  const { language } = useLanguage();
  const distance = useDistance();
  const heading = useRef<HTMLHeadingElement>(null);
  const [extra, setExtra] = useState('');
  const { measure } = setup;
  const parsed = parseNumber(extra, language);
  const most = measure.by === 'laps' ? measure.lapMetres : 0;
  const metres = distanceOf(setup, outcome, 'value' in parsed ? Math.min(parsed.value, most) : 0);
  const isWhole = outcome.seconds >= walkTestSeconds;
  const time = `${format.number(Math.floor(outcome.seconds / 60))}:${format.number(outcome.seconds % 60, { minimumIntegerDigits: 2 })}`;

  // The running test, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="test-result" className="flex min-w-0 flex-col gap-4">
      <h2 ref={heading} id="test-result" tabIndex={-1} className="display scroll-mt-24 text-2xl">
        {t('title')}
      </h2>
      <p>{isWhole ? t('over') : t('stopped', { time })}</p>
      {measure.by === 'laps' && (
        <Field label={t('extra')} hint={t('extraHint')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={extra}
            onChange={({ target }) => setExtra(target.value)}
            className="sm:max-w-64"
          />
        </Field>
      )}
      <p role="status" className="text-xl font-semibold">
        {metres === null ? t('none') : t('distance', { distance: distance(metres) })}
      </p>
      {isWhole && metres !== null && <Comparison setup={setup} />}
      <p>{t('meaning')}</p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}

function Comparison({ setup: { walker } }: { setup: TestSetup }) {
  const t = useTranslations('walk-test.result');
  const distance = useDistance();
  if (walker === null) return null;
  const predicted = predictedMetres(walker);
  return (
    <p>
      {predicted === null ? t('noCompare', studiedAges) : t('compare', { distance: distance(predicted) })}
    </p>
  );
}
