import { addDays, type CivilDate } from '../../calendar/civil-date.ts';
import { combined } from '../../health/metrics.ts';
import { formatsIn } from './format.ts';
import type { OwnMeasurement } from './own-records.ts';
import { bold, bullets, onDevice, replyWith, signInFirst, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

const listedDays = 7;

/** The steps of today, how far the goal is, and the steps of the days before. */
export const stepsTool: Tool = async ({ say, words, language, data }) => {
  const links = [{ label: words('assistant-replies.healthPage'), to: '/health' }];
  if (!data.own) return onDevice(say, links);
  const rows = await data.own.measurements();
  if (rows === null) return signInFirst(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const { number, day } = formatsIn(language);
  const steps = stepsOn(rows, today);
  const before = Array.from({ length: listedDays }, (_, index) => addDays(today, -1 - index)).flatMap(
    (date) => {
      const count = stepsOn(rows, date);
      return count === null ? [] : [say('row', { name: day(date), value: number(count) })];
    },
  );
  return replyWith(say, {
    paragraphs: [
      steps === null ? say('steps.none') : bold(say('steps.today', { steps: number(steps) })),
      goalText({ say, language }, steps ?? 0, data.own.stepsGoal),
      before.length > 0 ? say('steps.before') : '',
      bullets(before),
    ],
    links,
    suggestions: ['training'],
  });
};

const stepsOn = (rows: readonly OwnMeasurement[], date: CivilDate): number | null =>
  combined(rows.filter((row) => row.date === date)).steps ?? null;

function goalText(
  { say, language }: Pick<ToolCall, 'say' | 'language'>,
  steps: number,
  goal: number | null,
): string {
  if (goal === null) return '';
  const { number } = formatsIn(language);
  return steps >= goal
    ? say('steps.reached', { goal: number(goal) })
    : say('steps.left', { goal: number(goal), left: number(goal - steps) });
}
