import { isRecord } from '../storage/is-record.ts';

/** The user without an account. */
export const nobody = 'device';

/** The records on this device by the id of the person, or `nobody`. */
export type PersonalRecords<Content> = Readonly<Record<string, Content>>;

/** The record of one person, for its delivery. */
export interface OneRecord<Content> {
  readonly record: () => Content;
  readonly change: (next: (record: Content) => Content) => void;
}

/** What a feature stores for one person, on the device first and then in the account. */
export interface RecordKind<Content> {
  readonly empty: Content;
  /** Validates stored data, which another version may have written. */
  readonly isValid: (value: unknown) => value is Content;
  readonly hasUnsent: (record: Content) => boolean;
  /** The part that must not be lost when another person uses the device. */
  readonly onlyUnsent: (record: Content) => Content;
  /** A person's record with what was entered without an account. */
  readonly joined: (own: Content, visitor: Content) => Content;
  /** Without an account, no deletion has to be sent. */
  readonly withoutDeletions?: (record: Content) => Content;
}

export const arePersonalRecords =
  <Content>(isValid: RecordKind<Content>['isValid']) =>
  (value: unknown): value is PersonalRecords<Content> =>
    isRecord(value) && Object.values(value).every(isValid);

/**
 * Handles a sign-in or the end of a session. Of other people's records on this device, only what was not sent yet stays,
 * to be sent later in their own session. What was entered without an account moves once to the person who signs in.
 */
export function arrive<Content>(
  kind: RecordKind<Content>,
  stored: PersonalRecords<Content>,
  owner: string,
): PersonalRecords<Content> {
  const records: Record<string, Content> = {};
  for (const [who, record] of Object.entries(stored)) {
    if (who === owner || who === nobody) records[who] = record;
    else if (kind.hasUnsent(record)) records[who] = kind.onlyUnsent(record);
  }
  const visitor = records[nobody];
  if (owner === nobody || visitor === undefined) return records;
  const { [nobody]: _moved, ...others } = records;
  return { ...others, [owner]: kind.joined(records[owner] ?? kind.empty, visitor) };
}
