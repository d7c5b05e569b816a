import { emergencyNumbers, type EmergencyService } from '../emergency/emergency-numbers.ts';
import type { Say } from '../text/say.ts';
import type { SearchDoc } from './content-search.ts';

/** The parts of the emergency page, by their anchors. */
export const emergencyTopics = ['numbers', 'embassy', 'lost', 'card', 'heat', 'sugar', 'crush'] as const;
export type EmergencyTopic = (typeof emergencyTopics)[number];

/** Builds a passage of the emergency page. */
const emergencyDoc = (topic: EmergencyTopic, title: string, paragraphs: readonly string[]): SearchDoc => ({
  id: `emergency:${topic}`,
  kind: 'emergency',
  title,
  text: paragraphs.join(' '),
  paragraphs,
  to: `/emergency#${topic}`,
});

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];
const lostSteps = ['stay', 'pin', 'call', 'card', 'point'] as const;

/** The steps of each card of first aid, in their order. */
export const firstAidSteps = {
  heat: ['call', 'cool', 'water', 'drink'],
  sugar: ['low', 'unaware', 'high', 'insulin'],
  crush: ['arms', 'feet', 'move', 'fall', 'after'],
} as const;
type FirstAid = keyof typeof firstAidSteps;
// Own keys of a constant object: the type is known.
const firstAid = Object.keys(firstAidSteps) as FirstAid[];

/** The parts of the emergency page as passages. `say` has the words of the whole catalogue. */
export function emergencyDocs(say: Say): SearchDoc[] {
  const t: Say = (key, values) => say(`emergency.${key}`, values);
  const { ambulance, general } = emergencyNumbers;
  const numbers = services.map(
    (id) => `${t(`numbers.${id}.name`)} ${emergencyNumbers[id]}: ${t(`numbers.${id}.text`)}`,
  );
  const lost = lostSteps.map((id) => `${t(`lost.steps.${id}.title`)}: ${t(`lost.steps.${id}.text`)}`);
  const firstAidDoc = (id: FirstAid): SearchDoc => {
    const steps = firstAidSteps[id].map((step) => t(`${id}.steps.${step}`, { ambulance, general }));
    return emergencyDoc(id, t(`${id}.title`), [t(`${id}.signs`), ...steps]);
  };
  return [
    emergencyDoc('numbers', t('numbers.title'), numbers),
    emergencyDoc('embassy', t('embassy.title'), [t('embassy.lead'), t('embassy.where')]),
    emergencyDoc('lost', t('lost.title'), lost),
    emergencyDoc('card', t('card.title'), [t('card.lead')]),
    ...firstAid.map(firstAidDoc),
  ];
}
