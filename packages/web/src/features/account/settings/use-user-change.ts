import { api } from '../../../platform/api/index.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { setUser, type User } from '../../../platform/session/session.ts';

/** Takes in what the server has saved of the user. */
export function takeUser(changed: User): void {
  setUser(changed);
  // Times and direction follow the place.
  void queryClient.invalidateQueries();
}

/** Changes what the account says of where and when. */
export const changeUser = (part: Partial<Pick<User, 'currentLocation' | 'hajjDate'>>): Promise<User> =>
  api('PATCH /api/auth/user', { body: part });
