import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { firstAidSteps } from '@manasik/core/search/emergency-doc';
import { useTranslations } from '../../platform/i18n/index.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import { useDate } from './use-date.ts';

// America Age quotes the CDC on moving diagonally, and an expert on the rest. EWN says to avoid walls.
const sources = {
  ewn: 'https://ewn.co.za/2022/10/31/7-tips-on-how-to-survive-in-a-crowd-crush',
  americaAge: 'https://americaage.com/how-to-stay-safe-during-a-crowded-event',
  buzzbelter: 'http://buzzbelter.com/education/survive-crowd-craze/',
} as const;
const readOn = '2026-11-27';
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

export function CrushCard() {
  const t = useTranslations('emergency.crush');
  const date = useDate();
  const { ambulance, general } = emergencyNumbers;
  return (
    <FirstAidCard
      id="crush"
      title={t('title')}
      signs={t('signs')}
      steps={firstAidSteps.crush.map((step) => t(`steps.${step}`, { ambulance, general }))}
      about={t('source', { date: date(readOn) })}
      sources={names.map((name) => ({ label: t(name), address: sources[name] }))}
    />
  );
}
