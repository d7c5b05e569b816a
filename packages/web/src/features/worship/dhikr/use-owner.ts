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
  /** Whose counts these are: the id of a user, or `nobody`; undefined while that is not known. */
  id: string | undefined;
  /** The server has said who is here: what is counted can be sent. */
  isAccount: boolean;
}

/** Whose record is open. Without a network it is that of the person who was signed in on this device last. */
export function useOwner(today: string | undefined): Owner {
  const session = useUser();
  const id = today === undefined ? undefined : ownerOf(session);
  const isAccount = session.status === 'signedIn';
  const isCertain = isAccount || id === nobody;

  useEffect(() => {
    if (id !== undefined && today !== undefined) openRecord(id, isCertain, today);
  }, [id, isCertain, today]);

  // The page was opened without a network, or while the server was away: who is here can be asked now.
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
