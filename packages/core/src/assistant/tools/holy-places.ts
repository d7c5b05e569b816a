import { makkahZone } from '../../calendar/makkah-zone.ts';
import { foldText, withoutArticle, wordsOf } from '../../search/search-text.ts';
import type { ToolPlace } from './types.ts';

/** The sites of the Hajj outside the towns, as the heat planner calls them. */
type HolySite = 'mina' | 'arafat' | 'muzdalifah';

interface HolyPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** As people type it in the ten languages, with the forms of its cases. */
  readonly names: string;
}

interface Site extends HolyPlace {
  readonly site: HolySite;
}

type HolyCity = 'makkah' | 'madinah';

interface City extends HolyPlace {
  readonly city: HolyCity;
}

/** Places of Hajj without a town, whose names towns elsewhere also have. */
const holyPlaces: readonly Site[] = [
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

/** A place of Hajj or a holy city, whose name Manasik has in every language. */
export type Holy = HolySite | HolyCity;

/** The holy cities, which a device without a network knows too. */
const holyCities: readonly City[] = [
  {
    city: 'makkah',
    latitude: 21.4225,
    longitude: 39.8262,
    names: `makkah makka makkatul maka makah mecca mekka mekkah mecque meca makkah مكة مكه مكّة مکہ مکے મક્કા મક્કામાં મક્કાહ মক্কা মক্কায় মক্কাতে мекка
      мекке мекку мекки`,
  },
  {
    city: 'madinah',
    latitude: 24.4686,
    longitude: 39.6142,
    names: `madinah madina madinatul madineh medinah medina médine medine المدينة المدينه مدینہ مدینے મદીના મદીનામાં મદિના মদিনা মদিনায় মদিনাতে
      মদীনা মদীনায় медина медине медину медины`,
  },
];

/** Titles that people write after the name, with its articles: "Makkah al-Mukarramah", "Médine l’illuminée". */
const titles = new Set(
  wordsOf(`al el la as l ul e the city of holy town mukarrama mukarramah mukarramma mukarrameh moukarrama moukarama munawwara
    munawwarah munawara munawarah munawwareh mounawara mounawwara moukarramah almukarramah almukarrama almunawwarah
    almunawwara madinat nabi an ville sainte die stadt heilige ciudad santa città illuminée المكرمة المكرمه
    المنورة المنوره مدينة النبي مکرمہ المکرمہ منورہ المنورہ شریف شہر મુકર્રમા મુકર્રમહ મુકર્રમાહ મુનવ્વરા મુનવ્વરહ મુનવ્વરાહ
    શરીફ শরীফ মুকাররমা মুকাররমাহ মোকাররমা মুনাওয়ারা মুনাওয়ারাহ মুনাওওয়ারা মনোয়ারা নগরী аль мукаррама мунаввара
    мунавара лучезарная благословенная почитаемая город`).map(foldText),
);

const mapOf = <Place extends HolyPlace>(places: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(places.flatMap((place) => wordsOf(place.names).map((name) => [nameOf(name), place] as const)));

/** Without an article, Madinah is the Arabic word for a city. */
const nameOf = (word: string): string => (word === foldText('المدينة') ? word : withoutArticle(word));

const byName = mapOf(holyPlaces);
const cityByName = mapOf(holyCities);

// "In" and "to" join the Arabic name.
const joined = /^[بلو]/u;

/** The place of Hajj that a question names, by the name that the question uses; null if it names none. */
export function holyPlaceIn(question: string): (ToolPlace & { readonly site: HolySite }) | null {
  const found = placeIn(question, byName);
  return found && { ...toolPlaceOf(found), site: found.place.site };
}

/** Makkah or Madinah, if a question names it. */
export function holyCityIn(question: string): (ToolPlace & { readonly city: HolyCity }) | null {
  const found = placeIn(question, cityByName);
  return found && { ...toolPlaceOf(found), city: found.place.city };
}

const isCityName = (word: string): boolean => placeIn(word, cityByName) !== null;

/** True for the name of Makkah or Madinah alone, long or short. */
export function isHolyCity(text: string): boolean {
  const words = wordsOf(text);
  return words.some(isCityName) && words.every((word) => isCityName(word) || titles.has(word));
}

interface Found<Place extends HolyPlace> {
  /** As the question writes it. */
  readonly name: string;
  readonly place: Place;
}

const toolPlaceOf = ({ name, place: { latitude, longitude } }: Found<HolyPlace>): ToolPlace => ({
  name,
  latitude,
  longitude,
  timeZone: makkahZone,
  country: 'SA',
});

function placeIn<Place extends HolyPlace>(
  question: string,
  places: ReadonlyMap<string, Place>,
): Found<Place> | null {
  const typed = question.split(/[\s\p{P}]+/u).filter(Boolean);
  for (const name of typed) {
    const word = nameOf(foldText(name));
    const place = places.get(word) ?? places.get(nameOf(word.replace(joined, '')));
    if (place) return { name, place };
  }
  return null;
}
