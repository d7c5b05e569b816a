import { type GuideChoices, noChoices } from '@manasik/core/guide/rites';
import { useMemo } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { choicesOf } from './progress-record.ts';
import { ownerOf, useRecord } from './progress-store.ts';

/** The choices of the pilgrim in the guide; none in prerendered pages. */
export function useOwnChoices(): GuideChoices {
  const { user } = useUser();
  const record = useRecord(ownerOf(user?.id));
  return useMemo(() => (record ? choicesOf(record) : noChoices), [record]);
}
