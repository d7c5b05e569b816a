import { useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import type { DateProblem, DateProblems, TypedDate } from './convert.ts';
import { useCalendarFormat } from './use-calendar-format.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

interface DateFieldsProps {
  typed: TypedDate;
  problems: DateProblems;
  onChange: (typed: TypedDate) => void;
  monthName: (month: number) => string;
  /** "February 2027", for the error of the day. */
  monthOfYear: (year: number, month: number) => string;
}

/** Day, month and year, in any of our digits. */
export function DateFields({ typed, problems, onChange, monthName, monthOfYear }: DateFieldsProps) {
  const t = useTranslations('calendar.convert');
  const format = useCalendarFormat();

  function errorText(problem: DateProblem | undefined): string | undefined {
    if (!problem) return undefined;
    const { code } = problem;
    if (code === 'day') {
      return t('errors.day', { month: monthOfYear(problem.year, typed.month), days: problem.days });
    }
    if (code === 'year') {
      return t('errors.year', { first: format.number(problem.first), last: format.number(problem.last) });
    }
    if (code === 'outside') {
      return t('errors.outside', {
        first: format.civilDays({ from: problem.first, to: problem.first }),
        last: format.civilDays({ from: problem.last, to: problem.last }),
      });
    }
    return t(`errors.${code}`);
  }

  return (
    <div className="grid grid-cols-[1fr_2fr] items-start gap-3 sm:grid-cols-[1fr_2fr_1fr] lg:grid-cols-[1fr_2fr]">
      <Field label={t('day')} error={errorText(problems.day)}>
        <Input
          name="day"
          inputMode="numeric"
          autoComplete="off"
          value={typed.day}
          onChange={({ target }) => onChange({ ...typed, day: target.value })}
        />
      </Field>
      <Field label={t('month')}>
        <Select
          name="month"
          value={String(typed.month)}
          onChange={({ target }) => onChange({ ...typed, month: Number(target.value) })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('year')} error={errorText(problems.year)}>
        <Input
          name="year"
          inputMode="numeric"
          autoComplete="off"
          value={typed.year}
          onChange={({ target }) => onChange({ ...typed, year: target.value })}
        />
      </Field>
    </div>
  );
}
