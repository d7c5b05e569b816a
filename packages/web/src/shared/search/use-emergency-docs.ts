import type { SearchDoc } from '@manasik/core/search/content-search';
import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { emergencyDoc } from '@manasik/core/search/emergency-doc';
import { useTranslations } from '../../platform/i18n/index.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];
const lostSteps = ['stay', 'pin', 'call', 'card', 'point'] as const;
const heatSteps = ['call', 'cool', 'water', 'drink'] as const;

/** The parts of the emergency page as passages. Needs the namespace `emergency`. */
export function useEmergencyDocs(): SearchDoc[] {
  const t = useTranslations('emergency');
  const { ambulance, general } = emergencyNumbers;
  const numbers = services.map(
    (id) => `${t(`numbers.${id}.name`)} ${emergencyNumbers[id]}: ${t(`numbers.${id}.text`)}`,
  );
  const lost = lostSteps.map((id) => `${t(`lost.steps.${id}.title`)}: ${t(`lost.steps.${id}.text`)}`);
  const heat = heatSteps.map((id) => t(`heat.steps.${id}`, { ambulance, general }));
  return [
    emergencyDoc('numbers', t('numbers.title'), numbers.join(' ')),
    emergencyDoc('embassy', t('embassy.title'), `${t('embassy.lead')} ${t('embassy.where')}`),
    emergencyDoc('lost', t('lost.title'), lost.join(' ')),
    emergencyDoc('card', t('card.title'), t('card.lead')),
    emergencyDoc('heat', t('heat.title'), [t('heat.signs'), ...heat].join(' ')),
  ];
}
