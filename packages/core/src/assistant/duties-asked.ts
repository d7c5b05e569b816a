/**
 * Subjects that a question about the duties of Hajj or Umrah may name. With another, it is about one part: "is stoning
 * wajib?" Those in the last line are named by words such as "list" and "between" as well, or by the beginning of "wajib".
 */
const ofDuties: ReadonlySet<string> = new Set(
  `hajj umrah required sunnah how-many allowed forbidden valid differ missed pillars
    hanafi maliki shafii hanbali tamattu qiran ifrad
    enter exit pause direction packing sermon`.split(/\s+/),
);

// Of a word that names a rank, in Latin letters and in other scripts. The subject "required" has most of them.
const rank =
  /(?<!\p{L})(?:f[ao]r[aiou]*[djz]|fraiz|[wv]a?[dj]+[ei]b|wadschib|r[uo]+kn|arkan|pillar|pilier|säule|pilastr|pilar|столп|ф[ао]р[дз]|ваджиб|рукн|аркан|(?:و?ال|و|لل)?(?:فرض|فروض|فرائض|واجب|ركن|[أا]ركان|رکن|ارکان)|અરકાન|ફરાઇઝ|আরকান)/iu;

/**
 * True if a question names a rank, and nothing besides it and the pilgrimage. What is sunnah alone is no duty, and pillars
 * without a pilgrimage are those of stone.
 */
export function isAboutDuties(text: string, concepts: ReadonlySet<string>): boolean {
  if ([...concepts].some((id) => !ofDuties.has(id))) return false;
  if (concepts.has('required')) return true;
  const isOfStone = concepts.has('pillars') && !concepts.has('hajj') && !concepts.has('umrah');
  return rank.test(text.normalize('NFC')) && !concepts.has('sunnah') && !isOfStone;
}
