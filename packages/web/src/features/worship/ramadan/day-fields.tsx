import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Radio, Switch } from '../../../ui/choice.tsx';
import type { Change, Progress } from './apply-change.ts';

interface DayFieldsProps {
  day: number;
  progress: Progress;
  /** The number of fasts and nights so far. */
  come: { fasts: number; nights: number };
  onChange: (change: Change) => void;
}

const choices = ['kept', 'missed', 'none'] as const;

/** The fast of a day, once it has begun, and the tarawih of the evening before. */
export function DayFields({ day, progress, come, onChange }: DayFieldsProps) {
  const t = useTranslations('ramadan.day');
  const name = useId();
  const chosen = progress.fasts[day] ?? 'none';
  return (
    <>
      {day <= come.fasts && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('fast')}</legend>
          {choices.map((choice) => (
            <Radio
              key={choice}
              name={name}
              label={t(choice)}
              checked={chosen === choice}
              onChange={() => onChange({ fasts: { [day]: choice === 'none' ? null : choice } })}
            />
          ))}
        </fieldset>
      )}
      <Switch
        label={t('tarawih')}
        hint={t('tarawihHint')}
        checked={progress.tarawih.includes(day)}
        onChange={({ target }) => onChange({ tarawih: { [day]: target.checked } })}
        className="border-t border-line pt-2"
      />
    </>
  );
}
