import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { emergencySources } from '@manasik/core/emergency/emergency-sources';
import { useTranslations } from '../../platform/i18n/index.ts';
import { leftToRight } from '../../platform/i18n/isolate.ts';
import { useDate } from './use-date.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

/** The purpose of each number, and when and against what it was checked. */
export function AboutNumbers() {
  const t = useTranslations('emergency.numbers');
  const date = useDate();
  return (
    <>
      <p>{t('lead')}</p>
      <dl className="flex flex-col gap-3">
        {services.map((id) => (
          <div key={id}>
            <dt className="font-semibold">
              {t(`${id}.name`)}{' '}
              <bdi dir="ltr" className="whitespace-nowrap">
                {emergencyNumbers[id]}
              </bdi>
            </dt>
            <dd>{t(`${id}.text`)}</dd>
          </div>
        ))}
      </dl>
      <div className="text-sm text-quiet">
        <p>{t('checked', { date: date(emergencySources.checkedOn) })}</p>
        <ul className="flex flex-col">
          {services.map((id) => (
            <li key={id}>
              <Source id={id} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Source({ id }: { id: EmergencyService }) {
  const t = useTranslations('emergency.numbers');
  const date = useDate();
  const { name, publishedOn, address } = emergencySources.reports[id];
  return (
    <a
      href={address}
      rel="noreferrer"
      className="flex min-h-12 items-center text-green underline underline-offset-4"
    >
      {t('source', { name: leftToRight(`${emergencyNumbers[id]}: ${name}`), date: date(publishedOn) })}
    </a>
  );
}
