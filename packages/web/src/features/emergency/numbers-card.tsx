import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { emergencySources } from '@manasik/core/emergency/emergency-sources';
import { Phone } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { leftToRight } from '../../platform/i18n/isolate.ts';
import { Card } from '../../ui/card.tsx';
import { useDate } from './use-date.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

/** Which number is for what, large enough for a trembling hand. */
export function NumbersCard() {
  const t = useTranslations('emergency.numbers');
  const date = useDate();
  return (
    <Card title={t('title')} titleId="numbers" description={t('lead')} className="print:hidden">
      <ul className="flex flex-col gap-3">
        {services.map((id) => (
          <li key={id}>
            <a
              href={`tel:${emergencyNumbers[id]}`}
              className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-edge bg-raised px-4 py-3 text-ink no-underline hover:bg-green-soft"
            >
              <Phone aria-hidden="true" className="size-7 shrink-0 text-green" />
              <span className="min-w-0 grow basis-40">
                <span className="block text-lg font-semibold">{t(`${id}.name`)} </span>
                <span className="block text-sm text-quiet">{t(`${id}.text`)} </span>
              </span>
              <bdi dir="ltr" className="ms-auto display text-4xl text-green">
                {emergencyNumbers[id]}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
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
    </Card>
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
