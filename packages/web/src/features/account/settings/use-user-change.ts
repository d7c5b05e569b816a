import { api } from '../../../platform/api/index.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { setUser, type User } from '../../../platform/session/session.ts';

/** Applies the user as saved by the server. */
export function takeUser(changed: User): void {
  setUser(changed);
  // Prayer times and the Qibla depend on the location.
  void queryClient.invalidateQueries();
}

/** Changes the account's location or date. */
export const changeUser = (part: Partial<Pick<User, 'currentLocation' | 'hajjDate'>>): Promise<User> =>
  api('PATCH /api/auth/user', { body: part });
