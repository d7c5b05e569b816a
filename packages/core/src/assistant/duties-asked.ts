/** Subjects that a question about the duties of Hajj or Umrah may name. With another, it is about one part: "is stoning wajib?" */
const ofDuties: ReadonlySet<string> = new Set(
  'hajj umrah required sunnah how-many allowed valid differ hanafi maliki shafii hanbali tamattu qiran ifrad pillars'.split(
    ' ',
  ),
);

/** True if a question names nothing besides the pilgrimage and the ranks. What is sunnah alone is no duty. */
export const isAboutDuties = (concepts: ReadonlySet<string>): boolean =>
  (concepts.has('required') ||
    (!concepts.has('sunnah') && (concepts.has('hajj') || concepts.has('umrah')))) &&
  [...concepts].every((id) => ofDuties.has(id));
