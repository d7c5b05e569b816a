import type { GuideChoices } from '../guide/rites.ts';
import { schoolsNamedIn } from '../guide/school-names.ts';
import type { ToolId } from './agents.ts';
import { type Language, languages } from '../text/languages.ts';
import type { Say } from '../text/say.ts';
import { composePassage } from './compose.ts';
import { paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import { datesOf } from './dates-of.ts';
import { ritesOfDay, titleOfDay } from './day-asked.ts';
import type { Decision, Question } from './decision.ts';
import { type FollowUp, followUpsOf } from './follow-up.ts';
import { type FixedAnswer, smallTalk } from './intents.ts';
import { linesOf } from './ranking.ts';
import type { Reply, ReplyLink } from './reply.ts';
import { redFlagReply } from './red-flag-reply.ts';
import { blank, docOf, emergencyPage, handover, numbersOf, sourcesOf } from './reply-parts.ts';
import { starts } from './starts.ts';
import { openCases, treesOf } from './trees.ts';
import { toolPageOf } from './tool-pages.ts';
import { tools } from './tools/index.ts';
import type { ToolData, ToolReply } from './tools/types.ts';

export interface Asked {
  readonly question: Question;
  readonly data: ToolData;
}

/** Writes the reply to a question, for one pilgrim: their school, kind of Hajj, sex and place. */
export async function respond(decision: Decision, asked: Asked, content: RespondContent): Promise<Reply> {
  if (decision.kind === 'redFlag') return redFlagReply(decision, content);
  const reply = await replyTo(decision, asked, content);
  if (!decision.hasSign || reply.numbers.length > 0) return reply;
  return {
    ...reply,
    warning: content.say('assistant-replies.inDanger'),
    numbers: numbersOf(['ambulance', 'general'], content),
    links: [...reply.links, emergencyPage(content)],
  };
}

function replyTo(
  decision: Exclude<Decision, { readonly kind: 'redFlag' }>,
  asked: Asked,
  content: RespondContent,
): Promise<Reply> | Reply {
  if (decision.kind === 'tool') return toolReply(decision, asked, content);
  if (decision.kind === 'passages') return passagesReply(decision, asked, content);
  return unknownReply(decision, asked, content);
}

async function toolReply(
  decision: Decision & { readonly kind: 'tool' },
  asked: Asked,
  content: RespondContent,
): Promise<Reply> {
  const { tool, language } = decision;
  const { question, data } = asked;
  const goesOnFrom = decision.goesOn ? (question.previous?.question ?? '') : '';
  const before = linesOf(goesOnFrom);
  const { links, suggestions, ...reply } = await callTool(tool, question.text, {
    language,
    data,
    content,
    before,
  });
  const message = paragraphs([handover(decision, asked, content), reply.message]);
  // Every rite that the answer names has its page.
  const sources = sourcesOf(reply.passages, content, reply.passages.length);
  const known = { ...blank(decision), sources, links, suggestions, kind: 'tool', tool, message } as const;
  return goesOnFrom === '' ? known : { ...known, goesOnFrom };
}

/** Calls a tool, which reads its parameters from the question. */
export async function callTool(
  tool: ToolId,
  question: string,
  {
    language,
    data,
    content,
    before = [],
  }: { language: Language; data: ToolData; content: RespondContent; before?: readonly string[] },
): Promise<ToolReply> {
  const say: Say = (key, values) => content.say(`assistant-tools.${key}`, values);
  return tools[tool]({
    question,
    before,
    language,
    say,
    words: content.say,
    guide: content.guide,
    data,
    facts: content.structure,
  });
}

function passagesReply(
  decision: Decision & { readonly kind: 'passages' },
  asked: Asked,
  content: RespondContent,
): Reply {
  const choices = choicesFor(asked, content);
  if (decision.isForOwnSchool && !choices.school) return schoolReply(decision, content);
  const own = decision.passages.flatMap((id) => {
    const text = composePassage(id, content, choices, decision.paragraph);
    return text ? [{ id, text }] : [];
  });
  const [first] = own;
  if (!first) return unknownReply({ ...decision, kind: 'unknown', near: [] }, asked, content);
  const isDay = first.id.startsWith('day:');
  const title = isDay ? titleOfDay(first.id, content) : (docOf(first.id, content)?.title ?? '');
  const other = otherSchool(choices, asked, content);
  const pages = isDay ? ritesOfDay(first.id, choices).map((rite) => `rite:${rite}:page`) : null;
  return {
    ...blank(decision),
    kind: 'passages',
    ...(decision.goesOn && { goesOnFrom: asked.question.previous?.question ?? '' }),
    message: paragraphs([
      handover(decision, asked, content),
      decision.isSure ? '' : content.say('assistant-replies.unsure'),
      `**${title}**${other === null ? '' : ` (${other})`}`,
      decision.asksDate ? datesOf(decision.passages, content, asked.data, choices) : '',
      decision.asksFasting ? fastingText(content) : first.text,
    ]),
    // A day has the page of every rite.
    sources: pages
      ? sourcesOf(pages, content, pages.length)
      : sourcesOf(
          own.map(({ id }) => id),
          content,
        ),
    links: [
      ...toolPageOf(first.id, content.say),
      ...(namesSchools(first.text, content) && !asked.data.choices.school ? [chooseSchool(content)] : []),
    ],
    suggestions: [
      ...followUpsOf(first.id, content.structure.rites, choices).map((part: FollowUp) =>
        content.say(`assistant-replies.followUps.${part}`),
      ),
      ...openCases(first.id, treesOf(content.structure.whatIf, content.guide.whatIf)),
    ],
  };
}

/** What the guide says of fasting on the Day of Arafah, and whom to ask. */
const fastingText = ({ guide, say }: RespondContent): string =>
  paragraphs([
    guide.rites.arafat.steps['rest']?.clauses?.['fast'] ?? '',
    say('assistant-replies.askBeforeFasting'),
  ]);

/**
 * The choices of the pilgrim, with the school that the question names in place of their own. A question that compares
 * schools, or asks for those that are not the pilgrim's, is answered for all four.
 */
export function choicesFor({ question, data }: Asked, { language }: RespondContent): GuideChoices {
  const { asked, ruledOut } = schoolsNamedIn(question.text, language);
  const [school] = asked;
  const own = data.choices.school;
  if (asked.length > 1 || (!school && own && ruledOut.includes(own)))
    return { ...data.choices, school: null };
  return school ? { ...data.choices, school } : data.choices;
}

/** The name of a school that is not the person's own, so that nobody takes its ruling for theirs; null for their own. */
export const otherSchool = (
  { school }: GuideChoices,
  { data }: Asked,
  { guide }: RespondContent,
): string | null =>
  school && data.choices.school && school !== data.choices.school ? guide.schools[school] : null;

const namesSchools = (text: string, { guide }: RespondContent): boolean =>
  text.includes(`**${guide.schools.hanafi}`);

const chooseSchool = ({ say }: RespondContent): ReplyLink => ({
  label: say('assistant-replies.chooseSchool'),
  to: '/guide',
});

/** "And in my school?" of a person who has chosen none. */
const schoolReply = (decision: Decision, content: RespondContent): Reply => ({
  ...blank(decision),
  kind: 'unknown',
  message: content.say('assistant-replies.missing.own-school'),
  links: [chooseSchool(content)],
});

function unknownReply(
  decision: Decision & { readonly kind: 'unknown' },
  asked: Asked,
  content: RespondContent,
): Reply {
  const { say } = content;
  if (decision.missing === 'own-school' && !asked.data.choices.school) return schoolReply(decision, content);
  const near = sourcesOf(
    decision.near.filter((id) => composePassage(id, content, asked.data.choices)),
    content,
  );
  const text = (): string => {
    // Without an answer before it, nothing says what the question is about.
    if (decision.missing === 'own-school') return say('assistant-replies.whichRite');
    if (decision.missing)
      return say(`assistant-replies.missing.${decision.missing}`, { languages: languageNames() });
    return say(`assistant-replies.${near.length > 0 ? 'maybe' : 'unknown'}.${decision.agentType}`);
  };
  return {
    ...blank(decision),
    kind: 'unknown',
    message: paragraphs([text(), decision.missing && near.length > 0 ? say('assistant-replies.near') : '']),
    numbers: decision.missing === 'nearby-care' ? numbersOf(['ambulance', 'health'], content) : [],
    links: linksFor(decision.missing, content),
    suggestions: isSmallTalk(decision.missing)
      ? starts[decision.agentType].map((start) => say(`assistant.starts.${start}`))
      : [],
    sources: near,
  };
}

/** The languages that Manasik has, each by its own name. */
const languageNames = (): string =>
  Object.values(languages)
    // Isolated, because some are written from right to left.
    .map(({ name }) => `\u2068${name}\u2069`)
    .join(' · ');

const isSmallTalk = (missing: FixedAnswer | undefined): boolean =>
  missing === 'no-words' || smallTalk.some((each) => each === missing);

/** The page that has what the assistant itself does not read. */
function linksFor(missing: FixedAnswer | undefined, { say }: RespondContent): ReplyLink[] {
  if (missing === 'health-data') return [{ label: say('assistant-replies.healthPage'), to: '/health' }];
  if (missing === 'trip-data') return [{ label: say('assistant-replies.travelPage'), to: '/travel' }];
  return [];
}
