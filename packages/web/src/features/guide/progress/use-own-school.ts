import type { School } from '@manasik/core/guide/rites';
import { useUser } from '../../../platform/session/session.ts';
import { choicesOf } from './progress-record.ts';
import { ownerOf, useRecord } from './progress-store.ts';

/** The school that the pilgrim has chosen in the guide; null without one and in prerendered pages. */
export function useOwnSchool(): School | null {
  const { user } = useUser();
  const record = useRecord(ownerOf(user?.id));
  return record ? choicesOf(record).school : null;
}
