import { daysUntil } from '../../calendar/civil-date.ts';
import { hajjCover, hajjOfTrip, stepState, timelineOf, type TimelineStep } from '../../travel/timeline.ts';
import { formatsIn } from './format.ts';
import { itemsOf, type OwnTravelPart, type OwnTrip, tripOf } from './own-records.ts';
import { bold, bullets, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** Steps that are not late yet, so many of which are named. */
const mostNext = 3;

/** The days until departure, and what is late or due next. */
export const tripTool: Tool = async (call) => {
  const { say, words, data } = call;
  const links = [{ label: words('assistant-replies.travelPage'), to: '/travel' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const parts = await data.own.travel();
  const trip = tripOf(parts);
  return replyWith(say, {
    paragraphs: trip
      ? [
          bold(countdown(call, trip, today)),
          bullets(datesOf(call, trip)),
          coverText(call, trip),
          ...stepParagraphs(call, trip, parts, today),
        ]
      : [say('trip.none')],
    links,
    suggestions: ['checklist', 'passport', 'bookings'],
  });
};

function countdown({ words }: ToolCall, { departsOn, returnsOn }: OwnTrip, today: string): string {
  if (today > returnsOn) return words('travel.trip.over');
  if (today > departsOn) return words('travel.trip.away');
  const days = daysUntil(today, departsOn);
  return days === 0 ? words('travel.trip.today') : words('travel.trip.daysToGo', { days });
}

function datesOf({ words, language }: ToolCall, trip: OwnTrip): string[] {
  const { date } = formatsIn(language);
  return (['departsOn', 'returnsOn'] as const).map(
    (name) => `${bold(words(`travel.trip.${name}`))} – ${date(trip[name])}`,
  );
}

/** A warning where the trip does not cover the days of the Hajj. */
function coverText({ words, language, data }: ToolCall, trip: OwnTrip): string {
  const hajj = hajjOfTrip(trip, data.announced);
  const cover = hajjCover(trip, hajj);
  if (cover === 'covered') return '';
  const { day } = formatsIn(language);
  const dates = { from: day(hajj.date), to: day(hajj.last), arafah: day(hajj.arafah) };
  return words(`travel.trip.cover.${cover}`, dates);
}

function stepParagraphs(
  { words, language, data }: ToolCall,
  trip: OwnTrip,
  parts: readonly OwnTravelPart[],
  today: string,
): string[] {
  if (today > trip.departsOn) return [];
  const done = new Set(
    itemsOf(parts, 'check').flatMap(({ category, item, isDone }) =>
      category === 'timeline' && isDone ? [item] : [],
    ),
  );
  const steps = timelineOf(trip, hajjOfTrip(trip, data.announced));
  const open = steps.filter(({ id }) => !done.has(id));
  const stateOf = ({ due }: TimelineStep) => stepState(due, false, today, trip.plannedOn);
  const first = open.filter((step) => stateOf(step) === 'first');
  const late = open.filter((step) => stateOf(step) === 'late');
  const next = open.filter(({ due }) => due >= today).slice(0, mostNext);
  const { day, number } = formatsIn(language);
  const row = (key: 'usual' | 'lateSince' | 'due') => (step: TimelineStep) =>
    `${bold(words(`travel.timeline.steps.${step.id}.title`))} – ${words(`travel.timeline.${key}`, { date: day(step.due) })}`;
  return [
    first.length > 0 ? words('travel.timeline.firstCount', { count: first.length }) : '',
    bullets(first.map(row('usual'))),
    late.length > 0 ? words('travel.timeline.late', { count: late.length }) : '',
    bullets(late.map(row('lateSince'))),
    next.length > 0 ? words('travel.timeline.title') : '',
    bullets(next.map(row('due'))),
    words('travel.timeline.count', {
      done: number(steps.length - open.length),
      total: number(steps.length),
    }),
  ];
}
