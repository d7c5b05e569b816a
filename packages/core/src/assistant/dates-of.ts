import { addDays } from '../calendar/civil-date.ts';
import { currentHajj } from '../calendar/hajj-date.ts';
import { makkahZone } from '../calendar/makkah-zone.ts';
import type { GuideChoices } from '../guide/rites.ts';
import { sequenceOf } from '../guide/sequence.ts';
import { list, paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import { formatsIn } from './tools/format.ts';
import { todayIn } from './tools/reply-parts.ts';
import type { ToolData } from './tools/types.ts';

/** The civil dates of the days of rites, or of a day, and whether they are announced; empty for a rite without a day. */
export function datesOf(
  passages: readonly string[],
  { say, language }: RespondContent,
  data: ToolData,
  choices: GuideChoices,
): string {
  const today = todayIn(makkahZone, data.now);
  const days = daysOf(passages, choices);
  if (today === null || days.length === 0) return '';
  const hajj = currentHajj(today, data.announced);
  const { date, hijri } = formatsIn(language);
  const rows = days.map((day) => {
    const on = addDays(hajj.date, day - firstDay);
    const name = say(`guide.days.${day}.text`);
    return say('assistant-tools.days.row', { name, date: date(on), hijri: hijri(on) });
  });
  return paragraphs([list(rows), say(`assistant-tools.days.${hajj.isAnnounced ? 'announced' : 'expected'}`)]);
}

/** The Hajj begins on 8 Dhu al-Hijjah. */
const firstDay = 8;

function daysOf(passages: readonly string[], { kind, school }: GuideChoices): number[] {
  const stations = sequenceOf(kind ?? 'tamattu', school);
  const days = passages.flatMap((passage) => {
    const [source, name] = passage.split(':');
    if (source === 'day') return [Number(name)];
    return stations.find(({ rite }) => rite === name)?.days.filter((day) => typeof day === 'number') ?? [];
  });
  return [...new Set(days)];
}
