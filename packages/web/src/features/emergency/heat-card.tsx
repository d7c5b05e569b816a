import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { firstAidSteps } from '@manasik/core/search/emergency-doc';
import { useTranslations } from '../../platform/i18n/index.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import { useDate } from './use-date.ts';

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
    <FirstAidCard
      id="heat"
      title={t('title')}
      signs={t('signs')}
      steps={firstAidSteps.heat.map((step) => t(`steps.${step}`, { ambulance, general }))}
      more={{ to: '/health/heat', label: t('planner') }}
      about={t('source', { date: date(readOn) })}
      sources={names.map((name) => ({ label: t(name), address: sources[name] }))}
    />
  );
}
