/**
 * Subjects that a question about the duties of Hajj or Umrah may name. With another, it is about one part: "is stoning
 * wajib?" Those in the last line are named by words such as "list" and "between" as well, or by the beginning of "wajib".
 */
const ofDuties: ReadonlySet<string> = new Set(
  `hajj umrah required sunnah how-many allowed forbidden valid differ missed pillars
    hanafi maliki shafii hanbali tamattu qiran ifrad
    enter exit pause direction packing sermon`.split(/\s+/),
);

/**
 * True if a question names nothing besides the pilgrimage and the ranks. What is sunnah alone is no duty, and pillars
 * without a pilgrimage are those of stone.
 */
export function isAboutDuties(concepts: ReadonlySet<string>): boolean {
  if ([...concepts].some((id) => !ofDuties.has(id))) return false;
  if (concepts.has('required')) return true;
  const hasPilgrimage = concepts.has('hajj') || concepts.has('umrah');
  return !concepts.has('sunnah') && (!concepts.has('pillars') || hasPilgrimage);
}
