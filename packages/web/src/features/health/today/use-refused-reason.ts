import { useCallback } from 'react';
import { ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Refused } from './measurements.ts';

/** The words for why the account did not accept an entry. Needs the namespaces `health` and `errors`. */
export function useRefusedReason(): (refused: Refused) => string {
  const t = useTranslations('health.days');
  const errorText = useErrorText();
  return useCallback(
    ({ code, fields }) =>
      // The form allows only days that have come by the clock of the device.
      fields.includes('inFuture') ? t('notCome') : errorText(new ApiError(0, '', code)),
    [t, errorText],
  );
}
