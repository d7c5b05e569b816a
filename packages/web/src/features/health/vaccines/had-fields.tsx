import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { vaccineValidity } from '@manasik/core/health/vaccine-validity';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import { changeVaccines, type HadVaccine, keptVaccines } from './kept-vaccines.ts';
import { hasTypes, type VaccineId, type VaccineRule, type VaccineType, validityOf } from './rules.ts';
import { useArrival } from './use-arrival.ts';
import { useLongDate } from './use-long-date.ts';

const types = ['conjugate', 'polysaccharide'] as const;

function changeHad(vaccine: VaccineId, had: HadVaccine | null): void {
  changeVaccines((kept) => {
    const { [vaccine]: _before, ...others } = kept.had;
    return { ...kept, had: had ? { ...others, [vaccine]: had } : others };
  });
}

/** The tick "I've had it" with its date, and until when it is valid. */
export function HadFields({ rule, describedBy }: { rule: VaccineRule; describedBy: string }) {
  const t = useTranslations('vaccines.had');
  const { vaccine } = rule;
  const had = keptVaccines.use()?.had[vaccine];
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t('label')}
        aria-describedby={describedBy}
        checked={had !== undefined}
        onChange={({ target }) => changeHad(vaccine, target.checked ? { date: null, type: null } : null)}
      />
      {had && <Details rule={rule} had={had} />}
    </div>
  );
}

function Details({ rule, had }: { rule: VaccineRule; had: HadVaccine }) {
  const t = useTranslations('vaccines.had');
  const today = useToday();
  // A date is stored only once it is whole and not in the future.
  const [typed, type] = useState(had.date ?? '');
  const isFuture = isCivilDate(typed) && typed > today;
  function changeDate(date: string) {
    type(date);
    changeHad(rule.vaccine, { ...had, date: isCivilDate(date) && date <= today ? date : null });
  }
  return (
    <>
      <Field label={t('date')} error={isFuture ? t('future') : undefined}>
        <Input
          type="date"
          value={typed}
          max={today}
          autoComplete="off"
          onChange={({ target }) => changeDate(target.value)}
        />
      </Field>
      {hasTypes(rule.facts) && (
        <Field label={t('type')} hint={t('typeHint')}>
          <Select
            value={had.type ?? ''}
            autoComplete="off"
            onChange={({ target }) => changeHad(rule.vaccine, { ...had, type: typeOf(target.value) })}
          >
            <option value="">{t('unknown')}</option>
            {types.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div role="status" className="font-semibold empty:hidden">
        {had.date !== null && <ValidUntil rule={rule} given={had.date} type={had.type} />}
      </div>
    </>
  );
}

const typeOf = (text: string): VaccineType | null => types.find((name) => name === text) ?? null;

function ValidUntil({ rule, given, type }: { rule: VaccineRule; given: string; type: VaccineType | null }) {
  const t = useTranslations('vaccines.validity');
  const day = useLongDate();
  const { hajj, arrival } = useArrival();
  const validity = validityOf(rule.facts, type);
  const stay = { arrival, begins: hajj.date, to: hajj.last };
  const { from, until, state } = vaccineValidity(given, validity, stay);
  const dates = { from: day(from), hajj: day(hajj.date) };
  if (state === 'arrivalUnknown') return <p>{t('arrive', { date: dates.from })}</p>;
  if (state === 'unknown') {
    return (
      <>
        {arrival === null && validity.fromDays !== null && <p>{t('arrive', { date: dates.from })}</p>}
        <p>{t('unknown')}</p>
      </>
    );
  }
  if (state === 'late') {
    return (
      <p className="text-danger">
        {arrival === null ? t('late', dates) : t('lateForArrival', { ...dates, arrival: day(arrival) })}
      </p>
    );
  }
  if (until === null) return <p className="text-green">{t('life', dates)}</p>;
  return (
    <p className={state === 'expired' ? 'text-danger' : 'text-green'}>
      {t(state, { ...dates, until: day(until) })}
    </p>
  );
}
