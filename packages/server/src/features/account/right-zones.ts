import type { SavedLocation, User } from '@manasik/contract/account';
import type { AccountRepository } from './account.repository.ts';

/** Finds the right IANA zone of a saved place. */
export type RightZone = (place: SavedLocation) => Promise<string>;

/**
 * Wraps the repository to correct the zones of saved places. A zone that came from coarse data, or from before a border
 * moved, is corrected when the user is read.
 */
export function withRightZones(repository: AccountRepository, rightZone: RightZone): AccountRepository {
  const corrected = async <Row extends { user: User }>(row: Row | null): Promise<Row | null> =>
    row && { ...row, user: await correctedUser(row.user) };

  const correctedUser = async (user: User): Promise<User> => {
    const { currentLocation: place } = user;
    if (!place) return user;
    const timezone = await rightZone(place);
    return timezone === place.timezone ? user : { ...user, currentLocation: { ...place, timezone } };
  };

  return {
    ...repository,
    findSignIn: async (email) => corrected(await repository.findSignIn(email)),
    findSession: async (tokenHash, now) => corrected(await repository.findSession(tokenHash, now)),
    updateUser: async (userId, change) => {
      const user = await repository.updateUser(userId, change);
      return user && correctedUser(user);
    },
  };
}
