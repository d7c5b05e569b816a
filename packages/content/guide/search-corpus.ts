import type { SearchDoc } from '@manasik/core/search/content-search';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { riteIds } from '@manasik/core/guide/rites';
import { guideDocs, guideWordsOf } from '@manasik/core/guide/search-docs';
import { helpDoc } from '@manasik/core/guide/help-docs';
import type { Language } from '@manasik/core/text/languages';
import { withAsked } from '@manasik/core/search/asked';
import { emergencyDoc, emergencyTopics } from '@manasik/core/search/emergency-doc';
import centre from '../help/help-centre.json' with { type: 'json' };
import { flatten, loadMessages, type Messages, needsFeature, transliterations } from '../src/locales.ts';
import { clauseSchoolsOf } from './clause-schools.ts';
import duas from './duas.json' with { type: 'json' };
import { readGuide } from './guide.ts';

const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));

const features = [
  'duas',
  'what-if',
  'practical',
  'holy-places',
  'guide',
  'search',
  'emergency',
  'help',
  'help-centre',
  'asked',
];

const under = (all: Map<string, string>, part: string): string[] =>
  [...all].filter(([key]) => key.startsWith(`${part}.`) && key !== `${part}.title`).map(([, text]) => text);

/**
 * All passages that the search box can find in one language, for tests and figures outside a browser. Prices and dates
 * are not filled in.
 */
export function searchCorpus(language: Language): SearchDoc[] {
  const words = loadMessages(language, [
    ...riteIds.map((id) => `rites/${id}`),
    ...(needsFeature(language, transliterations) ? [transliterations] : []),
    ...features,
  ]);
  const said = (feature: string): Map<string, string> => flatten(filled(words[feature] ?? {}));
  const headings = said('guide');
  const guide = guideWordsOf(words, {
    ranks: headings.get('ranks.title') ?? '',
    mistakes: headings.get('parts.mistakes') ?? '',
    women: headings.get('parts.women') ?? '',
    wheelchair: headings.get('parts.wheelchair') ?? '',
    firstTime: headings.get('parts.firstTime') ?? '',
  });
  const emergency = said('emergency');
  const passages = [
    ...guideDocs(guide, arabic, clauseSchoolsOf(readGuide())),
    ...emergencyTopics.map((topic) =>
      emergencyDoc(
        topic,
        emergency.get(`${topic}.title`) ?? '',
        topic === 'card' || topic === 'embassy'
          ? (emergency.get(`${topic}.lead`) ?? '')
          : under(emergency, topic).join(' '),
      ),
    ),
    ...helpPassages(said('help'), said('help-centre')),
  ];
  return withAsked(passages, words['asked'] ?? {});
}

function helpPassages(help: Map<string, string>, ofCentre: Map<string, string>): SearchDoc[] {
  const questions = [...help.keys()].filter((key) => key.endsWith('.question'));
  return [
    ...questions.map((key) => {
      const part = key.slice(0, -'.question'.length);
      const id = part.slice(part.lastIndexOf('.') + 1);
      return helpDoc(id, help.get(key) ?? '', help.get(`${part}.answer`) ?? '');
    }),
    ...centre.faq.map(({ id }) =>
      helpDoc(id, ofCentre.get(`faq.${id}.question`) ?? '', ofCentre.get(`faq.${id}.answer`) ?? ''),
    ),
    ...(['guides', 'tips'] as const).flatMap((list) =>
      centre[list].map(({ id }) =>
        helpDoc(
          `${list}-${id}`,
          ofCentre.get(`${list}.${id}.title`) ?? '',
          under(ofCentre, `${list}.${id}`).join(' '),
        ),
      ),
    ),
  ];
}

function filled(messages: Messages): Messages {
  const { ambulance, general } = emergencyNumbers;
  // The words come from JSON and are serialised back unchanged.
  return JSON.parse(
    JSON.stringify(messages)
      .replaceAll('{ambulance}', ambulance)
      .replaceAll(/\{(?:general|number)\}/g, general),
  ) as Messages;
}
