import type { ToolId } from '../agents.ts';
import { currencyTool } from './currency.ts';
import { daysToHajj } from './days-to-hajj.ts';
import { missingMembersTool } from './missing-members.ts';
import { nextPrayerTool } from './next-prayer.ts';
import { notLearned } from './not-learned.ts';
import { prayerTimesTool } from './prayer-times.ts';
import { qiblaTool } from './qibla.ts';
import { reminderTool } from './reminder.ts';
import { riteNow } from './rite-now.ts';
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
};
