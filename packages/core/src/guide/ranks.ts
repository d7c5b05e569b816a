import type { Audience, School } from './rites.ts';

/** A part of the guide, with the people that it is for. */
export interface GuidePart {
  readonly id: string;
  readonly for?: Audience | undefined;
  readonly clauses?: readonly { readonly id: string; readonly for?: Audience | undefined }[] | undefined;
}

/** A part of a rite with its rank in each school. */
export type RankedPart = GuidePart & Readonly<Record<School, string>>;
