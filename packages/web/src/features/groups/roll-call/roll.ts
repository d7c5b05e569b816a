import type { Reply } from '../../../platform/api/index.ts';
import { nameOf } from '../name-of.ts';

export type RollCall = NonNullable<Reply<'GET /api/hajj-groups/:id/roll-call'>['rollCall']>;
export type Member = Reply<'GET /api/hajj-groups/:id/members'>[number];
export type Person = Reply<'GET /api/hajj-groups/:id/people'>[number];

/** A person on the list of a roll call. */
export interface Asked {
  readonly id: string;
  readonly name: string;
  /** They have no phone, so a leader ticks them. */
  readonly hasNoPhone: boolean;
  /** When they answered or were ticked; undefined until then. */
  readonly here: { readonly at: string; readonly tickedByLeader: boolean } | undefined;
}

/** The people of a roll call: members, then people without a phone. A person who joined after its end is not missing. */
export function askedIn(
  rollCall: RollCall,
  members: readonly Member[],
  people: readonly Person[],
): readonly Asked[] {
  const { endedAt } = rollCall;
  const answers = new Map(rollCall.here.map((answer) => [answer.id, answer]));
  return [
    ...members
      .filter(({ joinedAt }) => endedAt === null || Date.parse(joinedAt) <= Date.parse(endedAt))
      .map((member) => ({
        id: member.id,
        name: nameOf(member),
        hasNoPhone: false,
        here: answers.get(member.id),
      })),
    ...people.map(({ id, name }) => ({ id, name, hasNoPhone: true, here: answers.get(id) })),
  ];
}

export const isHere = (rollCall: RollCall, id: string | undefined): boolean =>
  rollCall.here.some((answer) => answer.id === id);
