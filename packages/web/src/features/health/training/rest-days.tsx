import { type ReactNode, useId } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Chip } from '../../../ui/chip.tsx';
import { FieldError } from '../../../ui/field.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface RestDaysProps {
  days: readonly number[];
  error: ReactNode;
  onChange: (days: readonly number[]) => void;
}

/** The days of the week without a walk. */
export function RestDays({ days, error, onChange }: RestDaysProps) {
  const t = useTranslations('training.settings');
  const format = useFormatter();
  const errorId = useId();
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) =>
    format.dateTime(new Date(Date.UTC(2024, 0, day)), { weekday: 'long', timeZone: 'UTC' });
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t('rest')}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <Chip
            key={day}
            isChosen={days.includes(day)}
            onChoose={() => onChange(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
          >
            {nameOf(day)}
          </Chip>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-quiet">
        {days.length > 0
          ? t('restOn', {
              days: format.list(weekdays.filter((day) => days.includes(day)).map(nameOf), {
                type: 'conjunction',
              }),
            })
          : t('restNone')}
      </p>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
