import { isLanguage, type Language } from '@manasik/core/text/languages';

interface Arrival {
  /** The language the page came in. */
  arrived: Language;
  /** What the address says: `?lang=`. */
  asked: string | null;
  /** What was chosen on this device before. */
  saved: Language | undefined;
}

interface ArrivalChoice {
  /** Change to this language. */
  show?: Language;
  /** Remember this language. */
  save?: Language;
}

/**
 * What to do about the language once a page has arrived. The address wins for this visit, and a newcomer who came
 * by it keeps it; else the saved choice holds, even when its cookie did not reach the server.
 */
export function choiceOnArrival({ arrived, asked, saved }: Arrival): ArrivalChoice {
  if (isLanguage(asked)) return saved ? {} : { save: asked };
  return saved && saved !== arrived ? { show: saved } : {};
}
