import { possibleFirsts, yearOfAnnounced } from '@manasik/core/calendar/announced';
import { addDays, type CivilDate } from '@manasik/core/calendar/civil-date';
import { currentHajj } from '@manasik/core/calendar/hajj-date';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { useAnnouncedFirst } from './use-announced.ts';

interface AnnouncedMonthProps {
  /** The user's own setting. */
  value: CivilDate | null;
  today: CivilDate | undefined;
  onChange: (first: CivilDate | null) => void;
}

const dayOfArafah = 9;

/** When Saudi Arabia announced Dhu al-Hijjah, and the resulting Day of Arafah. Needs the namespace `worship`. */
export function AnnouncedMonth({ value, today, onChange }: AnnouncedMonthProps) {
  const t = useTranslations('worship.announced');
  const format = useFormatter();
  const announced = useAnnouncedFirst();
  if (!today) return null;
  const { hijriYear, isAnnounced } = currentHajj(today, announced);
  const firsts = possibleFirsts(hijriYear);
  const own = value !== null && yearOfAnnounced(value) === hijriYear ? value : '';
  const first = isAnnounced && announced ? announced : firsts[1];
  // Calendar days, independent of the time zone.
  const long = (date: CivilDate) =>
    format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Field label={t('label', { year: format.number(hijriYear, { useGrouping: false }) })} hint={t('hint')}>
        <Select value={own} onChange={({ target }) => onChange(target.value === '' ? null : target.value)}>
          <option value="">{t('none')}</option>
          {firsts.map((date) => (
            <option key={date} value={date}>
              {long(date)}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status">
        {t(isAnnounced ? 'arafah' : 'arafahExpected', { date: long(addDays(first, dayOfArafah - 1)) })}
      </p>
    </div>
  );
}
