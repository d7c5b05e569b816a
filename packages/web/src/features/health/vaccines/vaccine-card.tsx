import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { HadFields } from './had-fields.tsx';
import { type VaccineFact, type VaccineRule, validityOf } from './rules.ts';

/** One vaccine: whether it is required, how long it is valid, who says so and since when, and the person's own tick. */
export function VaccineCard({ rule }: { rule: VaccineRule }) {
  const t = useTranslations('vaccines');
  const titleId = `vaccine-${rule.vaccine}`;
  return (
    <Card
      title={t(`names.${rule.vaccine}`)}
      titleId={titleId}
      headingLevel={3}
      aside={
        <Badge tone={rule.isRequired ? 'green' : 'neutral'}>
          {t(rule.isRequired ? 'required' : 'recommended')}
        </Badge>
      }
    >
      <Validity facts={rule.facts} />
      <HadFields rule={rule} describedBy={titleId} />
      <Sources facts={rule.facts} />
    </Card>
  );
}

function Validity({ facts }: { facts: readonly VaccineFact[] }) {
  const t = useTranslations('vaccines.rule');
  const { number } = useFormatter();
  const unit = (value: number, name: 'day' | 'year') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  const { fromDays, years, isForLife } = validityOf(facts, null);
  const age = facts.find(({ fromAgeYears }) => fromAgeYears !== undefined)?.fromAgeYears;
  const typed = facts.flatMap(({ vaccineType, validYears }) =>
    vaccineType !== undefined && validYears !== undefined ? [{ vaccineType, validYears }] : [],
  );
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-gold">
      {fromDays !== null && <li>{t('from', { time: unit(fromDays, 'day') })}</li>}
      {typed.map(({ vaccineType, validYears }) => (
        <li key={vaccineType}>{t(vaccineType, { time: unit(validYears, 'year') })}</li>
      ))}
      {typed.length === 0 && years !== null && <li>{t('years', { time: unit(years, 'year') })}</li>}
      {isForLife && <li>{t('life')}</li>}
      {years === null && !isForLife && <li>{t('noEnd')}</li>}
      {age !== undefined && <li>{t('age', { time: unit(age, 'year') })}</li>}
    </ul>
  );
}

function Sources({ facts }: { facts: readonly VaccineFact[] }) {
  const t = useTranslations('vaccines');
  const { number } = useFormatter();
  const thisYear = Number(useToday().slice(0, 4));
  // A source can state several rules of one vaccine.
  const each = [...new Map(facts.map((fact) => [fact.source.url, fact])).values()];
  return (
    <ul className="flex flex-col gap-3 border-t border-line pt-3 text-sm">
      {each.map(({ source, published }) => {
        const year = Number(published.slice(0, 4));
        const age = thisYear - year;
        return (
          <li key={source.url}>
            <a
              href={source.url}
              rel="noreferrer"
              className="inline-block py-1 text-green underline underline-offset-4"
            >
              <bdi lang="en">{source.title}</bdi>
            </a>
            <span className="block text-quiet">
              {t('source', { year: number(year, { useGrouping: false }) })}{' '}
              <span className="font-semibold text-gold">
                {age <= 0
                  ? t('age.thisYear')
                  : t('age.years', {
                      time: number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
                    })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
