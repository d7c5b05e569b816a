import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { useDate } from './use-date.ts';

const steps = ['call', 'cool', 'water', 'drink'] as const;

// The order and the steps are the ministry's. NIOSH adds not to leave the person alone, and California to give no drink
// to a person who cannot swallow.
const sources = {
  hajjMinistry: 'https://haj.gov.sa/ar/Umrah/Things-To-Remember',
  niosh: 'https://www.cdc.gov/niosh/mining/content/heatstressfirstaid.html',
  calOes: 'https://www.caloes.ca.gov/ICESite/Pages/Summer-Heat-Resources.aspx',
} as const;
const readOn = '2026-11-22';
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

export function HeatCard() {
  const t = useTranslations('emergency.heat');
  const date = useDate();
  const { ambulance, general } = emergencyNumbers;
  return (
    <Card title={t('title')} titleId="heat" description={t('signs')} className="print:hidden">
      <ol className="flex list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-green">
        {steps.map((id) => (
          <li key={id} className="ps-2">
            {t(`steps.${id}`, { ambulance, general })}
          </li>
        ))}
      </ol>
      <Link
        to="/health/heat"
        className="flex min-h-12 items-center font-semibold text-green underline underline-offset-4"
      >
        {t('planner')}
      </Link>
      <div className="text-sm text-quiet">
        <p>{t('source', { date: date(readOn) })}</p>
        <ul className="flex flex-col">
          {names.map((name) => (
            <li key={name}>
              <a
                href={sources[name]}
                rel="noreferrer"
                className="flex min-h-12 items-center text-green underline underline-offset-4"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
