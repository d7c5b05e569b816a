import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { firstArrival, isArrival } from '@manasik/core/health/vaccine-validity';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { changeVaccines } from './kept-vaccines.ts';
import { useArrival } from './use-arrival.ts';
import { useLongDate } from './use-long-date.ts';

/** The day of arrival in Saudi Arabia, by which the vaccinations must count. */
export function ArrivalField() {
  const t = useTranslations('vaccines.arrival');
  const day = useLongDate();
  const { hajj, arrival } = useArrival();
  const [typed, type] = useState<string>();
  const first = firstArrival(hajj.last);
  const isWrong = typed !== undefined && isCivilDate(typed) && !isArrival(typed, hajj.last);
  // A date is stored only once it is whole and belongs to this Hajj.
  function change(date: string) {
    type(date);
    changeVaccines(({ arrival: _before, ...kept }) =>
      isCivilDate(date) && isArrival(date, hajj.last) ? { ...kept, arrival: date } : kept,
    );
  }
  return (
    <Field
      label={t('label')}
      hint={t('hint')}
      error={isWrong ? t('wrong', { first: day(first), last: day(hajj.last) }) : undefined}
    >
      <Input
        type="date"
        value={typed ?? arrival ?? ''}
        min={first}
        max={hajj.last}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}
