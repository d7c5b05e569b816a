import { useEffect } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import {
  expectedUserId,
  loadUser,
  mayBeSignedIn,
  type Session,
  useUser,
} from '../../../platform/session/session.ts';
import { nobody } from './stored-records.ts';
import { openRecord } from './record-store.ts';

export interface Owner {
  /** The owner of the counts: a user id, or `nobody`; undefined while unknown. */
  id: string | undefined;
  /** The server has confirmed the session, so counts can be sent. */
  isAccount: boolean;
}

/** The owner of the open record. Offline it is the person who was last signed in on this device. */
export function useOwner(today: string | undefined): Owner {
  const session = useUser();
  const id = today === undefined ? undefined : ownerOf(session);
  const isAccount = session.status === 'signedIn';
  const isCertain = isAccount || id === nobody;

  useEffect(() => {
    if (id !== undefined && today !== undefined) openRecord(id, isCertain, today);
  }, [id, isCertain, today]);

  // The page was opened offline, or while the server was away. Check the session now.
  useOnline(() => {
    if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
  });

  return { id, isAccount };
}

function ownerOf({ status, user }: Session): string | undefined {
  if (status === 'signedIn') return user.id;
  const expected = expectedUserId();
  if (status === 'loading' && expected === null && mayBeSignedIn()) return undefined;
  return expected ?? nobody;
}
