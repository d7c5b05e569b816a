import { foldText, withoutArticle, wordsOf } from '../../search/search-text.ts';
import type { ToolPlace } from './types.ts';

/** The sites of the Hajj outside the towns, as the heat planner calls them. */
type HolySite = 'mina' | 'arafat' | 'muzdalifah';

interface HolyPlace {
  readonly site: HolySite;
  readonly latitude: number;
  readonly longitude: number;
  /** As people type it in the ten languages, with the forms of its cases. */
  readonly names: string;
}

/** Places of Hajj without a town, whose names towns elsewhere also have. */
const holyPlaces: readonly HolyPlace[] = [
  {
    site: 'mina',
    latitude: 21.4133,
    longitude: 39.8933,
    names: 'mina muna menaa منى منی મીના મિના મીનામાં મિનામાં মিনা মিনায় মিনাতে мина мине мину мины',
  },
  {
    site: 'arafat',
    latitude: 21.355,
    longitude: 39.984,
    names: `arafat arafah arafa arafaat عرفات عرفة عرفہ અરફાત અરફાતમાં અરફા আরাফাত আরাফাতে আরাফা আরাফায়
      арафат арафате арафата арафа арафе`,
  },
  {
    site: 'muzdalifah',
    latitude: 21.39,
    longitude: 39.937,
    names: `muzdalifah muzdalifa muzdalafa mouzdalifa muzdelifa مزدلفة مزدلفہ مزدلفه મુઝદલિફા મુઝદલિફામાં মুজদালিফা
      মুযদালিফা মুজদালিফায় муздалифа муздалифе муздалифы муздалифу`,
  },
];

const byName = new Map(
  holyPlaces.flatMap((place) => wordsOf(place.names).map((name) => [withoutArticle(name), place] as const)),
);

// "In" and "to" join the Arabic name.
const joined = /^[بلو]/u;

/** The place of Hajj that a question names, by the name that the question uses; null if it names none. */
export function holyPlaceIn(question: string): (ToolPlace & { readonly site: HolySite }) | null {
  const typed = question.split(/[\s\p{P}]+/u).filter(Boolean);
  for (const name of typed) {
    const word = withoutArticle(foldText(name));
    const place = byName.get(word) ?? byName.get(word.replace(joined, ''));
    if (place)
      return {
        name,
        site: place.site,
        latitude: place.latitude,
        longitude: place.longitude,
        timeZone: 'Asia/Riyadh',
        country: 'SA',
      };
  }
  return null;
}
