import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { countAsked } from './count-asked.ts';
import { dateAsked, isYearAsked } from './date-asked.ts';
import { dayAsked } from './day-asked.ts';
import type { Decision, Question } from './decision.ts';
import { fastingPassage, isFastingAsked } from './fasting-asked.ts';
import type { FeatureReader } from './features.ts';
import { isHeatAsked } from './heat-asked.ts';
import { nearbyAsked, wayOrMoneyAsked } from './nearby-asked.ts';
import { isLost, personSought } from './person-sought.ts';
import { byTool, exactly } from './plain-decisions.ts';
import type { Judgement } from './red-flags/classifier.ts';
import { peopleAsked } from './tool-questions.ts';

/** A longer question after a place may be a call for help. */
const mostWordsOfPlace = 7;

/**
 * Decides questions that the classifier takes for calls for help, or the other way round, although each of their words is
 * known: "where is the lift?", "where is my husband?". Null for all others.
 */
export function decideWhere(
  { text, agentType: asked }: Question,
  { redFlag, hasSign }: Judgement,
  language: Language,
): Decision | null {
  const place = wayOrMoneyAsked(text, language);
  // No word of a short one is about anything else, so it is no call for help that only looks like it.
  const isOnlyPlace = wordsOf(text).length <= mostWordsOfPlace;
  if (place && (!redFlag || isOnlyPlace)) {
    const missing = `nearby-${place}` as const;
    const found = { near: [], missing, language, agentType: asked };
    return { kind: 'unknown', ...found, hasSign: hasSign && !isOnlyPlace };
  }
  // The classifier would say how to search for another person.
  if (isLost(text, language)) return { ...exactly('emergency:lost', asked, language), hasSign: true };
  const sought = personSought(text, language);
  return sought && { kind: 'redFlag', redFlag: sought, language, agentType: asked };
}

/**
 * Decides questions whose words say exactly what is asked for, such as "how many pebbles?"; null for all others.
 * @param nearest the passages that are worth naming if no place is known
 */
export function decideByWords(
  question: Question,
  language: Language,
  conceptsOf: FeatureReader['conceptsOf'],
  nearest: () => readonly string[],
): Decision | null {
  const { text, agentType: asked } = question;
  if (isYearAsked(text, language, conceptsOf)) return byTool('days-to-hajj', asked, language);
  const passage = peopleAsked(question, conceptsOf) ?? dayAsked(text, language);
  if (passage) return exactly(passage, asked, language);
  const counted = countAsked(text, language, conceptsOf);
  if (counted) return { ...exactly(counted[0], asked, language), passages: counted };
  if (isFastingAsked(text, language, conceptsOf))
    return { ...exactly(fastingPassage, asked, language), asksFasting: true };
  if (isHeatAsked(text, language)) return byTool('heat-hours', asked, language);
  const dated = dateAsked(text, language, conceptsOf);
  if (dated === 'days') return byTool('days-to-hajj', asked, language);
  if (dated) return { ...exactly(dated[0], asked, language), passages: dated, asksDate: true };
  const nearby = nearbyAsked(text, language, conceptsOf);
  if (nearby === 'wheelchair') return exactly('practical:chairs', asked, language);
  if (nearby === 'care')
    return { kind: 'unknown', near: [], missing: 'nearby-care', language, agentType: 'health' };
  if (nearby) return { kind: 'unknown', near: [...nearest()], missing: 'nearby', language, agentType: asked };
  return null;
}
