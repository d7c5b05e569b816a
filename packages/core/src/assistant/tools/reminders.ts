import { dateIn } from '../../calendar/zone-date.ts';
import { hijriMonthName } from '../../calendar/hijri.ts';
import { dueOf } from '../../reminders/due-of.ts';
import type { DueOptions } from '../../reminders/next-due.ts';
import type { ReminderDay, ReminderTime } from '../../reminders/reminder-rule.ts';
import { formatsIn } from './format.ts';
import type { OwnReminder } from './own-records.ts';
import { timesAt } from './prayer-day.ts';
import { bold, escaped, onDevice, replyWith, signInFirst } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

const mostReminders = 10;

/** The person's reminders, the next one first. */
export const remindersTool: Tool = async (call) => {
  const { say, words, data } = call;
  const links = [{ label: say('links.reminders'), to: '/reminders' }];
  if (!data.own) return onDevice(say, links);
  const reminders = await data.own.reminders();
  if (reminders === null) return signInFirst(say, links);
  const listed = reminders
    .map((reminder) => ({ reminder, due: dueIn(call, reminder) }))
    .toSorted(
      (one, other) => (one.due ?? Number.POSITIVE_INFINITY) - (other.due ?? Number.POSITIVE_INFINITY),
    );
  return replyWith(say, {
    paragraphs:
      listed.length === 0
        ? [words('reminders.list.empty.title')]
        : [
            ...listed.slice(0, mostReminders).map(({ reminder, due }) => reminderText(call, reminder, due)),
            listed.length > mostReminders
              ? say('reminders.more', { count: listed.length - mostReminders })
              : '',
          ],
    links,
  });
};

/** The zone of a reminder: prayers are counted in that of the place, clock times in the one set with them. */
const zoneOf = ({ data }: ToolCall, { at, timezone }: OwnReminder): string =>
  at.kind === 'prayer' ? (data.place?.timeZone ?? data.timeZone) : timezone;

function dueIn(call: ToolCall, reminder: OwnReminder): number | null {
  const { data } = call;
  const { place } = data;
  const timeZone = zoneOf(call, reminder);
  const options: DueOptions = {
    timeZone,
    timesFor: (date) => (place ? timesAt(place, true, date, data, data.times.madhab).day : null),
    hijriAdjustmentDays: data.hijriAdjustmentDays,
    announced: data.announced,
  };
  return dueOf(reminder, data.now.getTime(), options);
}

function reminderText(call: ToolCall, reminder: OwnReminder, due: number | null): string {
  const { words, language, data } = call;
  const { date, time } = formatsIn(language);
  const rule = words('reminders.rule.summary', {
    day: dayText(call, reminder.day),
    time: timeText(call, reminder.at),
  });
  const zone = zoneOf(call, reminder);
  const when = (instant: number): string =>
    words('reminders.rule.when', {
      date: date(dateIn(zone, instant)),
      time: time(new Date(instant).toISOString(), zone),
    });
  const state =
    due === null
      ? words(reminder.at.kind === 'prayer' && !data.place ? 'reminders.noPlace' : 'reminders.over')
      : words(due <= data.now.getTime() ? 'reminders.due' : 'reminders.next', { when: when(due) });
  return `${bold(escaped(reminder.text))}\n\n- ${rule}\n- ${state}`;
}

function dayText({ words, language }: ToolCall, day: ReminderDay): string {
  const { date, weekday, list, number } = formatsIn(language);
  if (day.kind === 'once') return date(day.date);
  if (day.kind === 'daily') return words('reminders.rule.daily');
  if (day.kind === 'weekly') return words('reminders.rule.weekly', { days: list(day.weekdays.map(weekday)) });
  return words('reminders.rule.hijri', { day: number(day.day), month: hijriMonthName(day.month, language) });
}

function timeText({ say, words, language }: ToolCall, at: ReminderTime): string {
  if (at.kind === 'clock') {
    return words('reminders.rule.clock', {
      time: formatsIn(language).time(`1970-01-01T${at.time}:00Z`, 'UTC'),
    });
  }
  const prayer = say(`prayers.${at.prayer}`);
  const minutes = Math.abs(at.offsetMinutes);
  if (minutes === 0) return words('reminders.rule.at', { prayer });
  return words(`reminders.rule.${at.offsetMinutes < 0 ? 'before' : 'after'}`, { minutes, prayer });
}
