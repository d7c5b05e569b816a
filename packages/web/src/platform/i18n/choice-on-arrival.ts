import { isLanguage, type Language } from '@manasik/core/text/languages';

interface Arrival {
  /** The language of the page. */
  arrived: Language;
  /** The `?lang=` of the address. */
  asked: string | null;
  /** The saved choice of this device. */
  saved: Language | undefined;
}

interface ArrivalChoice {
  /** Change to this language. */
  show?: Language;
  /** Remember this language. */
  save?: Language;
}

/**
 * Decides the language when a page arrives. The address wins for this visit, and becomes the saved choice of a
 * newcomer. Otherwise the saved choice wins, even when its cookie did not reach the server.
 */
export function choiceOnArrival({ arrived, asked, saved }: Arrival): ArrivalChoice {
  if (isLanguage(asked)) return saved ? {} : { save: asked };
  return saved && saved !== arrived ? { show: saved } : {};
}
