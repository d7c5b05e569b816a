import { dateIn } from '@manasik/core/calendar/zone-date';
import type { Message } from './thread.ts';

/** The messages of one day. */
export interface Day {
  /** `YYYY-MM-DD` in the reader's time zone. */
  readonly date: string;
  readonly messages: readonly Message[];
}

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Groups messages by day in a time zone. */
export function byDay(messages: readonly Message[], timeZone: string): readonly Day[] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const date = dateIn(timeZone, Date.parse(message.sentAt));
    days.set(date, [...(days.get(date) ?? []), message]);
  }
  return [...days].map(([date, those]) => ({ date, messages: those }));
}
