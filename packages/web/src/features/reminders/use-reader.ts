import { type ParsedReminder, parseReminder } from '@manasik/core/reminders/parse-reminder';
import { useLanguage } from '../../platform/i18n/index.ts';
import { useReminderBasis } from './use-due.ts';

/**
 * Reads a reminder in the user's own words, in the language of the page and by their place and settings. Show the result
 * in a `Proposal`, which stores it only when the user agrees.
 */
export function useReminderReader(): (words: string) => ParsedReminder {
  const { language } = useLanguage();
  const basis = useReminderBasis();
  return (words) => {
    const now = Date.now();
    // Prayers and clock times of words are both those of the user's place.
    const options = basis.optionsFor({ kind: 'clock', time: '00:00' }, basis.timeZone);
    return parseReminder(words, language, now, options);
  };
}
