import type { CivilDate } from '../../calendar/civil-date.ts';
import type { PlanSettings } from '../../health/plan/plan-settings.ts';
import {
  type PlanSession,
  seesClinicianFirst,
  type TrainingPlan,
  trainingPlan,
} from '../../health/plan/training-plan.ts';
import { formatsIn } from './format.ts';
import { bold, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** The walk of today or the next one of the training plan, or why there is none. */
export const trainingTool: Tool = async (call) => {
  const { say, words, data } = call;
  const links = [{ label: words('training.title'), to: '/health/plan' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const settings = await data.own.plan();
  return replyWith(say, {
    paragraphs: settings ? planParagraphs(call, settings, today) : [say('training.none')],
    links,
    suggestions: ['steps'],
  });
};

function planParagraphs({ say, words, language }: ToolCall, settings: PlanSettings, today: CivilDate) {
  const { plan, reason } = trainingPlan(settings);
  const clinician = seesClinicianFirst(settings) ? words('training.clinician.text') : '';
  if (!plan) return [words(`training.reasons.${reason}`)];
  if (today >= settings.departsOn) return [words('training.reasons.past')];
  const next = nextSession(plan, settings.done, today);
  if (!next) return [clinician, say('training.noneLeft')];
  const { session, number } = next;
  const isDoneToday = Object.hasOwn(settings.done, `day:${today}`);
  const { date } = formatsIn(language);
  return [
    clinician,
    isDoneToday ? say('training.doneToday') : '',
    bold(session.date === today ? say('training.today') : say('training.next', { day: date(session.date) })),
    sessionText({ words, language }, session),
    words('training.week.of', { number, total: plan.weeks.length }),
    words('training.week.count'),
  ];
}

/** The first walk from today on that is neither done nor in a missed week. */
function nextSession(
  { weeks }: TrainingPlan,
  done: PlanSettings['done'],
  today: CivilDate,
): { session: PlanSession; number: number } | undefined {
  return weeks
    .filter(({ isMissed }) => !isMissed)
    .flatMap(({ sessions, number }) => sessions.map((session) => ({ session, number })))
    .find(({ session }) => session.date >= today && !Object.hasOwn(done, session.id));
}

function sessionText(
  { words, language }: Pick<ToolCall, 'words' | 'language'>,
  { kind, metres, minutes, extra }: PlanSession,
): string {
  const distance = formatsIn(language).walk(metres);
  const amount = words('training.week.session', { distance, minutes });
  const walk = words('training.week.dayAndKind', { day: words(`training.week.${kind}`), kind: amount });
  return extra === null ? walk : `${walk}. ${words(`training.week.extras.${extra}`)}`;
}
