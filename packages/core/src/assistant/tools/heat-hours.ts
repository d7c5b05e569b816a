import { addDays, type CivilDate, daysUntil } from '../../calendar/civil-date.ts';
import { currentHajj } from '../../calendar/hajj-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { wayBetween } from '../../geo/great-circle.ts';
import { heatDay, type HeatHour, midnightOf } from '../../health/heat/heat-day.ts';
import { type HeatSpan, safestOf } from '../../health/heat/heat-spans.ts';
import { heatDays, type HeatSite, heatSites, usualSite } from '../../health/heat/heat-sites.ts';
import type { Language } from '../../text/languages.ts';
import { formatsIn } from './format.ts';
import { holyPlaceIn } from './holy-places.ts';
import { namedPlace } from './place-name.ts';
import { dateAsked } from './prayer-day.ts';
import { isHeatAsked } from '../heat-asked.ts';
import { bold, bullets, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** A town this near to the Kaaba is Makkah. */
const nearMetres = 5000;
const hourMs = 3_600_000;
const dayOfArafah = 9;
/** The hours whose temperature is named, which show how the day gets hotter and cooler. */
const namedHours: ReadonlySet<number> = new Set([6, 9, 12, 15, 18, 21]);

/** The hours of a day in which walking at a site of the Hajj is safest. */
export const heatHoursTool: Tool = async (call) => {
  const { say, words, language, data, facts } = call;
  const links = [{ label: words('heat.title'), to: '/health/heat' }];
  const today = todayIn(makkahZone, data.now);
  if (today === null) return wrongClock(say);
  const { date, usual } = dayAsked(call, today);
  const site = await siteAsked(call, usual);
  if (site === null) return replyWith(say, { paragraphs: [say('heat.unknownSite')], links });
  const hours = heatDay({ date, site, climate: facts.climate, reading: null });
  if (!hours) return replyWith(say, { paragraphs: [say('heat.noHumidity')], links });
  const { rating, spans } = safestOf(hours);
  const isToday = date === today;
  const howHot = isHeatAsked(call.question, language) ? temperaturesOf(call, hours, date) : [];
  return replyWith(say, {
    paragraphs: [
      words(`heat.sites.${site}`),
      ...howHot,
      bold(
        words(`heat.answer.${isToday ? `${rating}Today` : rating}`, {
          hours: formatsIn(language).list(spans.map((span) => spanText(call, span))),
          day: formatsIn(language).day(date),
        }),
      ),
      words('heat.choose.clock'),
      words('heat.notForecast'),
      howHot.length > 0 ? sourceOf(call) : '',
    ],
    links,
  });
};

/** The usual temperatures of a day, in the shade. */
function temperaturesOf(
  { say, language }: ToolCall,
  hours: readonly HeatHour[],
  date: CivilDate,
): readonly string[] {
  const { celsius, day } = formatsIn(language);
  const rows = hours
    .filter(({ hour }) => namedHours.has(hour))
    .map(({ hour, temperatureC, heatIndexC }) =>
      say('heat.hour', {
        // The values are for half past the hour.
        time: timeText(hour + 0.5, language),
        temperature: celsius(temperatureC),
        feels: celsius(heatIndexC),
      }),
    );
  return [say('heat.usual', { day: day(date) }), bullets(rows)];
}

/** The source of the temperatures, with the day on which it was read. */
function sourceOf({ words, language, facts }: ToolCall): string {
  const [source] = facts.climate.temperatureSources;
  if (!source) return '';
  const date = formatsIn(language).day(source.readOn);
  return `${words('heat.sources.wikipedia')}. ${words('heat.sources.read', { date })}`;
}

/** The day that the question names; otherwise today in the Hajj, and the coming Day of Arafah before it. */
function dayAsked(
  { question, language, data }: ToolCall,
  today: CivilDate,
): { readonly date: CivilDate; readonly usual: HeatSite } {
  const hajj = currentHajj(dateIn(makkahZone, data.now.getTime()), data.announced);
  const dayOf = (date: CivilDate) => heatDays.find((day) => day === 8 + daysUntil(hajj.date, date));
  const asked = dateAsked(question, language, today);
  const date = asked ?? (dayOf(today) ? today : addDays(hajj.date, dayOfArafah - 8));
  const day = dayOf(date);
  return { date, usual: day ? usualSite(day) : 'makkah' };
}

/** The site that the question names, or the usual one; null for another town of Saudi Arabia. */
async function siteAsked({ question, language, data }: ToolCall, usual: HeatSite): Promise<HeatSite | null> {
  const holy = holyPlaceIn(question);
  if (holy) return holy.site;
  const named = await namedPlace(question, language, data.findPlace);
  // A town elsewhere is a word that only looks like its name.
  if (named.kind !== 'known' || named.place.country !== 'SA') return usual;
  return wayBetween(named.place, heatSites.makkah).distanceMetres <= nearMetres ? 'makkah' : null;
}

function spanText({ words, language }: ToolCall, { from, to }: HeatSpan): string {
  const hour = (value: number): string => timeText(value, language);
  if (from <= 0 && to >= 24) return words('heat.hours.all');
  if (from <= 0) return words('heat.hours.until', { to: hour(to) });
  if (to >= 24) return words('heat.hours.from', { from: hour(from) });
  return words('heat.hours.range', { from: hour(from), to: hour(to) });
}

/** An hour of the day in Makkah, which is the same on every day. */
const timeText = (hour: number, language: Language): string =>
  formatsIn(language).time(new Date(midnightOf('2027-01-01') + hour * hourMs).toISOString(), makkahZone);
