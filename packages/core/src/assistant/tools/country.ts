import { countriesOf } from '../../travel/trip-countries.ts';
import { countryName, countryNamedIn } from './country-name.ts';
import { tripOf } from './own-records.ts';
import { bold, bullets, escaped, onDevice, replyWith } from './reply-parts.ts';
import type { CountryFact } from './tool-facts.ts';
import type { Tool, ToolCall } from './types.ts';

const kinds = ['visaRoute', 'hajjAuthority', 'embassyRiyadh', 'consulateJeddah', 'emergencyNumber'] as const;

/**
 * The visa, Hajj authority, embassy and emergency number of the country that the question names, or of the passport. A
 * traveller who lives elsewhere also gets those of the country of residence.
 */
export const countryTool: Tool = async (call) => {
  const { question, say, words, language, data } = call;
  const links = [{ label: words('travel-country.title'), to: '/travel/country' }];
  const named = countryNamedIn(question, language);
  if (named === null && !data.own) return onDevice(say, links);
  const trip = tripOf((await data.own?.travel()) ?? []) ?? { country: null };
  const { passport, residence, isAbroad } = countriesOf(trip);
  const code = named ?? passport;
  if (code === null) return replyWith(say, { paragraphs: [say('country.choose')], links });
  const livesElsewhere = isAbroad && code === passport && residence !== null;
  return replyWith(say, {
    paragraphs: [
      ...countryParagraphs(call, code),
      ...(livesElsewhere ? [words('travel.trip.abroad'), ...countryParagraphs(call, residence)] : []),
      say('country.check'),
    ],
    links: [...links, { label: words('travel-country.vaccines'), to: '/health/vaccines' }],
  });
};

function countryParagraphs(call: ToolCall, code: string): string[] {
  const { say, words, language, facts } = call;
  const known = facts.countries.find((country) => country.code === code)?.facts ?? [];
  const missing = kinds.filter((kind) => !known.some((fact) => fact.kind === kind));
  return [
    bold(countryName(code, language)),
    bullets(known.map((fact) => factText(call, fact))),
    ...(missing.length > 0
      ? [
          words('travel-country.missing.title'),
          bullets(missing.map((kind) => words(`travel-country.kinds.${kind}`))),
          say('country.askAuthority'),
        ]
      : []),
  ];
}

function factText({ say, words }: ToolCall, fact: CountryFact): string {
  const name = words(`travel-country.kinds.${fact.kind}`);
  if (fact.kind === 'visaRoute')
    return say('row', {
      name,
      value: words(`travel-country.routes.${fact.value.route}`),
    });
  const parts =
    fact.kind === 'hajjAuthority'
      ? [fact.value.name, fact.value.nameLocal]
      : [fact.value.phone, fact.value.whatsapp && `WhatsApp ${fact.value.whatsapp}`, fact.value.address];
  return say('row', {
    name,
    value: parts.flatMap((part) => (part ? [`\u2068${escaped(part)}\u2069`] : [])).join(' – '),
  });
}
