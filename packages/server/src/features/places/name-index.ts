import { foldName } from '@manasik/core/places/fold-name';
import { forgivenErrors, typingErrors } from './typing-errors.ts';

/** A name of a city, and whether the match starts at a later word: Los |Angeles. */
interface Bucket {
  readonly starts: string[];
  readonly cities: number[];
  /** 1 if the text starts at a later word. */
  readonly later: (0 | 1)[];
}

interface Found {
  readonly city: number;
  readonly score: number;
}

const KEY_LENGTH = 2;
// Above any population: anyone who types a whole name means it.
const WHOLE_NAME = 1e12;
// New York (8 million) comes before Yorkton (16,000), but after York itself.
const LATER_WORD = 0.1;
// Fewer errors come first, unless the other city is a thousand times as large.
const EACH_ERROR = 0.001;
// Inhabitants. A smaller place is seldom meant where a larger one has nearly the same name: Dehli, Delhi.
const LARGE = 20_000;
// The article of Arabic is left out as often as not: الرياض, رياض.
const arabicArticle = /^ال(?=...)/;

/**
 * Finds cities by the beginning of a name or of a later word in it. A city is a number chosen by the caller, with a
 * population and any number of names. Names are grouped by their first two letters. Even a large list has only a few
 * thousand names per group, and a look-up reads no others.
 */
export class NameIndex {
  readonly #buckets = new Map<string, Bucket>();
  readonly #keysByLetter = new Map<string, string[]>();

  add(name: string, city: number): void {
    const folded = foldName(name);
    if (!folded) return;
    this.#put(folded, city, 0);
    for (let space = folded.indexOf(' '); space >= 0; space = folded.indexOf(' ', space + 1)) {
      this.#put(folded.slice(space + 1), city, 1);
    }
    if (arabicArticle.test(folded)) this.#put(folded.slice(2), city, 1);
  }

  /**
   * At most `most` cities: those of exactly this name first, then by population. Where no large city's name begins so, also
   * those whose name does with a typing error or two after its first letter.
   */
  find(query: string, most: number, populationOf: (city: number) => number): number[] {
    const wanted = foldName(query);
    if (!wanted) return [];
    const best: Found[] = [];
    this.#findExact(wanted, best, most, populationOf);
    if (!best.some(({ city }) => populationOf(city) >= LARGE)) {
      this.#findNear(wanted, best, most, populationOf);
    }
    return best.map(({ city }) => city);
  }

  /** The most populous city that has exactly this name; null without one. */
  whole(name: string, populationOf: (city: number) => number): number | null {
    const wanted = foldName(name);
    let best: number | null = null;
    for (const { starts, cities, later } of this.#bucketsOf(wanted)) {
      for (const [i, start] of starts.entries()) {
        const city = cities[i];
        if (start !== wanted || later[i] === 1 || city === undefined) continue;
        if (best === null || populationOf(city) > populationOf(best)) best = city;
      }
    }
    return best;
  }

  #findExact(wanted: string, best: Found[], most: number, populationOf: (city: number) => number): void {
    for (const { starts, cities, later } of this.#bucketsOf(wanted)) {
      for (let i = 0; i < starts.length; i++) {
        const start = starts[i] ?? '';
        if (!start.startsWith(wanted)) continue;
        const city = cities[i] ?? 0;
        const isLater = later[i] === 1;
        const isWhole = !isLater && start.length === wanted.length;
        keep(best, most, {
          city,
          score: populationOf(city) * (isLater ? LATER_WORD : 1) + (isWhole ? WHOLE_NAME : 0),
        });
      }
    }
  }

  #findNear(wanted: string, best: Found[], most: number, populationOf: (city: number) => number): void {
    const forgiven = forgivenErrors(wanted.length);
    if (forgiven === 0) return;
    for (const { starts, cities } of this.#bucketsOf(wanted.slice(0, 1))) {
      for (const [i, start] of starts.entries()) {
        const errors = typingErrors(wanted, start, forgiven);
        const city = cities[i] ?? 0;
        if (errors <= forgiven) keep(best, most, { city, score: populationOf(city) * EACH_ERROR ** errors });
      }
    }
  }

  #put(start: string, city: number, later: 0 | 1): void {
    const key = start.slice(0, KEY_LENGTH);
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { starts: [], cities: [], later: [] };
      this.#buckets.set(key, bucket);
      const letter = key.slice(0, 1);
      this.#keysByLetter.set(letter, [...(this.#keysByLetter.get(letter) ?? []), key]);
    }
    bucket.starts.push(start);
    bucket.cities.push(city);
    bucket.later.push(later);
  }

  #bucketsOf(wanted: string): Bucket[] {
    const keys =
      wanted.length < KEY_LENGTH ? (this.#keysByLetter.get(wanted) ?? []) : [wanted.slice(0, KEY_LENGTH)];
    return keys.flatMap((key) => this.#buckets.get(key) ?? []);
  }
}

/** Inserts a match into a short list, best first, with each city once. */
function keep(best: Found[], most: number, found: Found): void {
  if (best.length === most && found.score <= (best.at(-1)?.score ?? 0)) return;
  const same = best.findIndex(({ city }) => city === found.city);
  if (same >= 0) {
    if ((best[same]?.score ?? 0) >= found.score) return;
    best.splice(same, 1);
  }
  const place = best.findIndex(({ score }) => score < found.score);
  best.splice(place < 0 ? best.length : place, 0, found);
  best.length = Math.min(best.length, most);
}
