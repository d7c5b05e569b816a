import { dailyTimes } from '@manasik/core/prayer/next-prayer';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDayFormat } from './use-day-format.ts';
import { usualSettings, type WorshipSettings } from './use-worship-settings.ts';

type Offsets = WorshipSettings['prayerOffsets'];

interface OffsetFieldsProps {
  offsets: Offsets;
  onChange: (offsets: Offsets) => void;
}

/** The limits of the contract. */
const mostMinutes = 60;

/** Minutes that the user adds to each prayer time. */
export function OffsetFields({ offsets, onChange }: OffsetFieldsProps) {
  const t = useTranslations('times.fields');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const hintId = useId();
  const [shown, change] = useDraft(offsets, onChange);
  const areZero = dailyTimes.every((id) => shown[id] === 0);
  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-2">
      <legend className="font-semibold">{t('offsets')}</legend>
      <p id={hintId} className="text-sm text-quiet">
        {t('offsetsHint')}
      </p>
      {dailyTimes.map((id) => (
        <Stepper
          key={id}
          label={<span className="font-normal">{prayerName(id)}</span>}
          value={shown[id]}
          min={-mostMinutes}
          max={mostMinutes}
          text={format.signedMinutes(shown[id])}
          lessLabel={t('earlier', { prayer: prayerName(id) })}
          moreLabel={t('later', { prayer: prayerName(id) })}
          onChange={(minutes) => change({ ...shown, [id]: minutes })}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          aria-disabled={areZero}
          onClick={() => {
            if (!areZero) change(usualSettings.prayerOffsets);
          }}
        >
          {t('offsetsZero')}
        </Button>
        <VisuallyHidden role="status">{areZero ? t('offsetsAreZero') : ''}</VisuallyHidden>
      </div>
    </fieldset>
  );
}

const pauseMs = 500;

/** Reports a value once it stops changing: twenty presses are one change to save. */
function useDraft<Value>(value: Value, onChange: (value: Value) => void): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<Value>();
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      latest.current.onChange(draft);
      setDraft(undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // Leaving the page at once must not lose the choice.
  useEffect(
    () => () => {
      const { draft: left, onChange: keep } = latest.current;
      if (left !== undefined) keep(left);
    },
    [],
  );
  return [draft ?? value, setDraft];
}
