import { foldText, wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { agentFor, agentsOfPassage } from './agents-of.ts';
import type { AgentType, ToolId } from './agents.ts';
import { bestParagraph } from './best-paragraph.ts';
import { createConceptFinder } from './concepts.ts';
import type { UnderstandingContent } from './content.ts';
import { decideByWords, decideWhere } from './decide-by-words.ts';
import type { Decision, Question } from './decision.ts';
import { createFeatureReader } from './features.ts';
import { isBeside } from './folded-words.ts';
import { isShort, listOf, offeredList, subjectOf } from './follow-up.ts';
import { passagesOnSubject, withAspectBefore } from './goes-on.ts';
import { createGreetings } from './greeting.ts';
import { careAsked, dangerSubject, saysHighSugar } from './health-values/care-asked.ts';
import { withValues } from './health-values/judge-values.ts';
import { type MissingData, missingData, smallTalk } from './intents.ts';
import { omitsSubject, weightedScores, namesOnlySchool, withSubjectBefore } from './omitted-subject.ts';
import { isForeign, isUnreadable } from './language-of.ts';
import { createRanking, linesOf, type Scored } from './ranking.ts';
import { byTool, exactly } from './plain-decisions.ts';
import { type Judgement, redFlagClassifierOf } from './red-flags/classifier.ts';
import { withSubject } from './subject-before.ts';
import { isSmallTalk, isToolMeant, ofTools } from './tool-meant.ts';
import { toolAsked } from './tool-questions.ts';
import { namesYear } from './tools/years.ts';
import { caseAsked, casePassage, offeredCase, placeInTree } from './trees.ts';

/** Scores, as `createRanking` gives them. */
const thresholds = {
  /** Below this, nothing answers the question. */
  unknown: 0,
  /** From this, and this far ahead of the next passage, the answer is sure: 86 % of such answers are right. */
  sure: 0.6,
  lead: 0.05,
  /** From this, a passage is worth naming although it may not answer the question. */
  near: 0.8,
};

const mostPassages = 5;
const mostNear = 3;

/** The passages that are worth naming although they may not answer the question. */
const nearest = (passages: readonly Scored[]): string[] =>
  passages
    .filter(({ score }) => score >= thresholds.near)
    .slice(0, mostNear)
    .map(({ id }) => id);

export interface Understanding {
  readonly decide: (question: Question) => Decision;
}

/** Finds out what questions in one language ask for. Keep it: building takes longer than a hundred questions. */
export function createUnderstanding(content: UnderstandingContent, language: Language): Understanding {
  const reader = createFeatureReader(language, createConceptFinder(content.concepts, language));
  const rank = createRanking(content, reader);
  const redFlags = redFlagClassifierOf(content.redFlagModel);
  const { intents } = content;
  const greetings = createGreetings(
    linesOf(intents.opening),
    smallTalk.flatMap((each) => linesOf(intents.tool[each])),
  );
  const answers = new Set(linesOf(intents.answer).map(foldText));
  const passageIds = new Set(content.docs.map(({ id }) => id));
  const subjects = new Set(content.docs.map(({ id }) => subjectOf(id)));

  /** The case of a "What if" text that the question is about. */
  const caseOf = (passage: string, concepts: ReadonlySet<string>): string | null => {
    const place = placeInTree(passage, content.trees);
    const node = place && caseAsked(place.name, concepts);
    return node && casePassage(place.name, node);
  };

  /** The "What if" text of the answer before, if it speaks of a subject of the question: "my flight is tomorrow". */
  const treeBefore = ({ previous }: Question, concepts: ReadonlySet<string>): string | null =>
    (previous?.passages ?? []).find((id) => {
      const doc = placeInTree(id, content.trees) && content.docs.find((each) => each.id === subjectOf(id));
      if (!doc) return false;
      const spokenOf = reader.conceptsOf(doc.text);
      return [...concepts].some((subject) => spokenOf.has(subject));
    }) ?? null;

  const textOf = (passage: string): string => {
    const doc = content.docs.find(({ id }) => id === passage || id.startsWith(`${passage}-`));
    return doc ? `${doc.title} ${doc.text}` : '';
  };

  /** What a question asks for that is no emergency. */
  const answerTo = (question: Question, hasSign: boolean): Decision => {
    const { agentType: asked } = question;
    const joined = withAspectBefore(question, language, reader.conceptsOf);
    const text = joined?.text ?? question.text;
    const isWithoutSubject = !joined && omitsSubject(question, language, reader.conceptsOf);
    const { scored: ranked, isOutside } = rank(text);
    const concepts = reader.conceptsOf(text);
    // Without typing errors: "durante" would be a doctor.
    const names = reader.conceptsOf(text, { isName: true });
    const byWords = decideByWords(question, language, reader.conceptsOf, () =>
      nearest(ranked.filter(({ id }) => passageIds.has(id))),
    );
    if (byWords) return byWords;
    // A list of a rite is no passage of its own, but people ask on about it.
    const passagesBefore = (question.previous?.passages ?? []).filter((id) => subjects.has(subjectOf(id)));
    // "And when?" has no subject of its own.
    const goesOn = passagesBefore.length > 0 && wordsOf(text).every((word) => isBeside(word, language));
    // "How much is it: 500 riyals at 4.9?"
    const isOfTool = ofTools.some((each) => names.has(each)) || /\p{Nd}/u.test(text);
    const isMeant = ({ id }: Scored): boolean =>
      isSmallTalk(id)
        ? greetings.isOnly(text)
        : isToolMeant(id, { text, language, names }, goesOn || (isWithoutSubject && !isOfTool));
    const top = ranked.find(isMeant)?.id ?? 'abstain';
    const called = toolAsked(question, language, reader.conceptsOf, !isSmallTalk(top));
    if (called) return { ...byTool(called.tool, asked, language), ...called };

    // A greeting has words of every subject. After a sign of danger, the reply has to say whom to call.
    const isGreeting = isSmallTalk(top) && !hasSign;
    const isOther =
      !isGreeting && !(isWithoutSubject && names.size > 0) && (top === 'abstain' || (isOutside && !goesOn));
    const tool = top.startsWith('tool:') && !isOther ? top.slice('tool:'.length) : null;
    const missing = missingData.find((each) => each === tool);
    const asksOfSchool =
      missing === 'own-school' || namesOnlySchool(question.text, language, reader.conceptsOf);
    if (asksOfSchool && passagesBefore.length > 0) {
      const common = { isSure: true, isForOwnSchool: true, language, agentType: asked } as const;
      return { kind: 'passages', passages: passagesBefore.slice(0, mostPassages), ...common };
    }
    if (missing) {
      const agentType = agentOfMissing[missing] ?? asked;
      return { kind: 'unknown', near: [], missing, language, agentType };
    }
    // Every other tool phrase is listed under the id of a tool.
    if (tool) return byTool(tool as ToolId, asked, language);

    const onSubject =
      !isGreeting && passagesOnSubject(question, ranked, { language, conceptsOf: reader.conceptsOf, textOf });
    if (onSubject) {
      const [first = ''] = onSubject;
      const agentType = agentFor(asked, agentsOfPassage(first));
      const found = onSubject.slice(0, mostPassages);
      const common = { isSure: false, goesOn: true, hasSign: urgent.has(subjectOf(first)) } as const;
      return { kind: 'passages', passages: found, ...common, language, agentType };
    }
    if (isWithoutSubject && !isGreeting && passagesBefore.length > 0) {
      const together = rank(`${question.previous?.question ?? ''} ${text}`).scored;
      const known = weightedScores(ranked, together).filter(({ id }) => passageIds.has(id));
      const found = withSubjectBefore(known, passagesBefore).slice(0, mostPassages);
      const [first = ''] = found;
      const agentType = agentFor(asked, agentsOfPassage(first));
      const common = { isSure: false, goesOn: true, hasSign: urgent.has(subjectOf(first)) } as const;
      return { kind: 'passages', passages: found, ...common, language, agentType };
    }
    const passages = withSubject(
      ranked.filter(({ id }) => passageIds.has(id)),
      joined ? { ...question, text, previous: null } : question,
    );
    const score = passages[0]?.score ?? 0;
    if (isOther || score < thresholds.unknown) {
      const tree = treeBefore(question, concepts);
      if (tree) return { ...exactly(tree, asked, language), isSure: false };
      const agentType = isAboutHealth(concepts) ? 'health' : asked;
      return { kind: 'unknown', near: nearest(passages), language, agentType };
    }
    const found = passages.slice(0, mostPassages).map(({ id }) => id);
    const first = found[0] ?? '';
    // That text says when the next Hajj is.
    if (first === 'help:nextHajj' && namesYear(text, language))
      return byTool('days-to-hajj', asked, language);
    // "And for women?" asks for all of the advice, not for one piece of it.
    const list = question.previous && !joined && isShort(text) ? listOf(first) : null;
    const part = list ?? caseOf(first, concepts);
    // The aspect that is kept may be said of the rite before only.
    const spokenOf = joined && reader.conceptsOf(textOf(first));
    const isOnRite = !joined || [...joined.rites].some((id) => spokenOf?.has(id));
    return {
      kind: 'passages',
      passages: part ? [part, ...found] : found,
      isSure: isOnRite && score >= thresholds.sure && score - (passages[1]?.score ?? 0) >= thresholds.lead,
      language,
      agentType: agentFor(asked, agentsOfPassage(first)),
      hasSign: urgent.has(subjectOf(first)),
      goesOn: joined !== null,
    };
  };

  const decideOn = (given: Question): Decision => {
    const { agentType: asked, previous } = given;
    const offered = offeredList(given, content.followUps);
    if (offered) return exactly(offered, asked, language);
    const text = greetings.after(given.text);
    const judged = callsWithoutWords(text) ? justASign : redFlags.judge(text);
    const { redFlag, hasSign, isHarmless } = withValues(judged, text, language);
    // A button of the reply before, whose words may sound like an emergency.
    const chosen = offeredCase(given.text, previous?.passages[0] ?? '', content.trees);
    if (chosen) return { ...exactly(chosen, asked, language), hasSign: redFlag !== null };
    if (hasNoWords(text) || answers.has(wordsOf(text).join(' ')))
      return { kind: 'unknown', near: [], missing: 'no-words', language, agentType: asked };
    const where = decideWhere({ ...given, text }, { redFlag, hasSign, isHarmless }, language);
    if (where) return where;
    const care = careAsked(text, language);
    // The classifier weighs how high a sugar is, and the reply to its alarm says the same as the topic.
    if (care && !(redFlag && saysHighSugar(text, language)))
      return { ...exactly(care, asked, language), hasSign: hasSign || redFlag !== null };
    if (redFlag) {
      const about = redFlag === 'danger' ? dangerSubject(text, language) : null;
      return { kind: 'redFlag', redFlag, about, language, agentType: asked };
    }
    const decision = answerTo({ ...given, text }, hasSign);
    if (isGuess(decision) && isForeign(text)) return inUnknownLanguage(asked, language);
    // A call for help in words that no sentence has, or in another language, must not end with "I don't know".
    const mayBeCall = isNoAnswer(decision) && (!isHarmless || isUnreadable(text));
    return { ...decision, hasSign: hasSign || (decision.hasSign ?? false) || mayBeCall };
  };

  return {
    decide: (given) => {
      const decision = decideOn(given);
      if (decision.kind !== 'passages') return decision;
      const doc = content.docs.find(({ id }) => id === decision.passages[0]);
      if (doc?.kind !== 'practical') return decision;
      return { ...decision, paragraph: bestParagraph(given.text, doc.paragraphs ?? [], reader) };
    },
  };
}

const isNoAnswer = (decision: Decision): boolean => decision.kind === 'unknown' && !decision.missing;

/** No answer, or one by words that other languages may have as well. A dua is found by its own words in Latin letters. */
const isGuess = (decision: Decision): boolean =>
  isNoAnswer(decision) || (decision.kind === 'passages' && !decision.passages[0]?.startsWith('dua:'));

/** The decision on a question that cannot be read. It may be a call for help. */
const inUnknownLanguage = (agentType: AgentType, language: Language): Decision => ({
  kind: 'unknown',
  near: [],
  missing: 'unknown-language',
  language,
  agentType,
  hasSign: true,
});

const justASign: Judgement = { redFlag: null, hasSign: true, isHarmless: false };

// Signs with which people call for help: SOS, an ambulance, an alarm, a fire and blood.
const callsForHelp = /[\u{1F198}\u{1F691}\u{1F6A8}\u{1F525}\u{1FA78}]/u;

const callsWithoutWords = (text: string): boolean => wordsOf(text).length === 0 && callsForHelp.test(text);

/** True for "?" or a thumb up, which ask for nothing. */
const hasNoWords = (text: string): boolean => wordsOf(text).length === 0 && !callsForHelp.test(text);

/** Texts for someone who may need help at once: the reply says whom to call, too. */
const urgent: ReadonlySet<string> = new Set(['emergency:lost', 'help:heat', 'whatIf:crowd-at-jamarat']);

/** Subjects about which a doctor has to be asked, and no scholar. */
const ofHealth = [
  'sick',
  'doctor',
  'medicine',
  'diabetes',
  'blood-pressure',
  'heart',
  'asthma',
  'kidney',
  'cough',
  'heat',
];

const isAboutHealth = (concepts: ReadonlySet<string>): boolean => ofHealth.some((id) => concepts.has(id));

const agentOfMissing = {
  'health-data': 'health',
  'trip-data': 'travel',
  'own-school': 'guide',
  greeting: null,
  thanks: null,
} as const satisfies Record<MissingData, AgentType | null>;
