import type { ToolId } from '../agents.ts';
import { bookingsTool } from './bookings.ts';
import { checklistTool } from './checklist.ts';
import { costsTool } from './costs.ts';
import { countryTool } from './country.ts';
import { currencyTool } from './currency.ts';
import { daysToHajj } from './days-to-hajj.ts';
import { dutiesTool } from './duties.ts';
import { heatHoursTool } from './heat-hours.ts';
import { missingMembersTool } from './missing-members.ts';
import { nextPrayerTool } from './next-prayer.ts';
import { notLearned } from './not-learned.ts';
import { passportTool } from './passport.ts';
import { prayerTimesTool } from './prayer-times.ts';
import { qiblaTool } from './qibla.ts';
import { reminderTool } from './reminder.ts';
import { remindersTool } from './reminders.ts';
import { riteNow } from './rite-now.ts';
import { stepsTool } from './steps.ts';
import { trainingTool } from './training.ts';
import { tripTool } from './trip.ts';
import type { Tool } from './types.ts';
import { unitsTool } from './units.ts';
import { zakatTool } from './zakat.ts';

/** The assistant's tools. Each reads its parameters from the question. */
export const tools: Readonly<Record<ToolId, Tool>> = {
  'days-to-hajj': daysToHajj,
  'prayer-times': prayerTimesTool,
  'next-prayer': nextPrayerTool,
  qibla: qiblaTool,
  zakat: zakatTool,
  units: unitsTool,
  currency: currencyTool,
  'rite-now': riteNow,
  'not-learned': notLearned,
  'missing-members': missingMembersTool,
  reminder: reminderTool,
  reminders: remindersTool,
  steps: stepsTool,
  training: trainingTool,
  trip: tripTool,
  passport: passportTool,
  bookings: bookingsTool,
  checklist: checklistTool,
  costs: costsTool,
  'heat-hours': heatHoursTool,
  country: countryTool,
  duties: dutiesTool,
};
