import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { useDayFormat } from './use-day-format.ts';

interface HijriAdjustmentProps {
  /** Days that the user's country is ahead of (+) or behind (-) Saudi Arabia. */
  value: number;
  /** The country of the user. */
  today: CivilDate | undefined;
  onChange: (days: number) => void;
}

const choices = [
  { value: -2, name: 'behind2' },
  { value: -1, name: 'behind1' },
  { value: 0, name: 'same' },
  { value: 1, name: 'ahead1' },
  { value: 2, name: 'ahead2' },
] as const;

/**
 * The difference of the user's calendar from Umm al-Qura, with the resulting date of today. Needs the namespace
 * `worship`.
 */
export function HijriAdjustment({ value, today, onChange }: HijriAdjustmentProps) {
  const t = useTranslations('worship.hijriAdjustment');
  const format = useDayFormat();
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Field label={t('label')} hint={t('hint')}>
        <Select value={String(value)} onChange={({ target }) => onChange(Number(target.value))}>
          {choices.map((choice) => (
            <option key={choice.name} value={choice.value}>
              {t(`choices.${choice.name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status">{today && t('today', { date: format.hijri(today, value) })}</p>
    </div>
  );
}
