import { type GuideChoices, noChoices } from '@manasik/core/guide/rites';
import { useMemo } from 'react';
import { choicesOf } from './progress-record.ts';
import { progressStore } from './progress-store.ts';

/** The choices of the pilgrim in the guide; none in prerendered pages. */
export function useOwnChoices(): GuideChoices {
  const record = progressStore.useRecord();
  return useMemo(() => (record ? choicesOf(record) : noChoices), [record]);
}
