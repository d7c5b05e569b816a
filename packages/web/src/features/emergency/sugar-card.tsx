import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { firstAidSteps } from '@manasik/core/search/emergency-doc';
import { useTranslations } from '../../platform/i18n/index.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import { useDate } from './use-date.ts';

// Low sugar: Qatar and the East of England. High sugar: Ireland and MedStar. St John says to give no insulin.
const sources = {
  qatar: 'https://qda.org.qa/hajj-diabetes-tips/',
  eastAmbulance: 'https://eastamb.nhs.uk/your-service/emergency-advice/hypoglycaemia',
  hse: 'https://www2.hse.ie/conditions/type-1-diabetes/blood-glucose/hyperglycaemia/',
  medstar: 'https://medstarhealthinfocus.org/endocrinology/diabetes/when-to-call-the-doctor/?playlist=4203',
  stJohn: 'https://alerts.stjohn.org.nz/first-aid/first-aid-library/diabetes',
} as const;
const readOn = '2026-11-27';
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

export function SugarCard() {
  const t = useTranslations('emergency.sugar');
  const basedOn = useTranslations('emergency.heat');
  const date = useDate();
  const { ambulance, general } = emergencyNumbers;
  return (
    <FirstAidCard
      id="sugar"
      title={t('title')}
      signs={t('signs')}
      steps={firstAidSteps.sugar.map((step) => t(`steps.${step}`, { ambulance, general }))}
      more={{ to: '/guide/practical#diabetes', label: t('more') }}
      about={basedOn('source', { date: date(readOn) })}
      sources={names.map((name) => ({ label: t(name), address: sources[name] }))}
    />
  );
}
