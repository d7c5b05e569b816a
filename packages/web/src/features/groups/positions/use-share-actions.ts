import { useEffect, useState } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PositionError, type PositionFailure } from '../../../platform/device/device-position.ts';
import { startSharing, stopSharing } from '../../../shared/positions/sharing.ts';
import type { Duration } from '../../../shared/positions/sharing-rules.ts';
import { forgetEnd } from '../../../shared/positions/sharing-status.ts';
import { useSharing } from './use-sharing.ts';
import { toast } from '../../../ui/use-toast.ts';

/** Start and stop sharing, with the toasts of the specification. */
export function useShareActions() {
  const t = useTranslations('positions.toast');
  const location = useTranslations('places.errors');
  const errorText = useErrorText();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const { end } = useSharing();

  async function start(duration: Duration) {
    setStarting(true);
    setFailure(null);
    try {
      // The server refused. The error follows.
      if (!(await startSharing(duration))) return;
      toast({ title: t('shared'), description: t('sharedText') });
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      setFailure(error.reason);
      toast({ title: t('error'), description: t('errorText'), variant: 'destructive' });
    } finally {
      setStarting(false);
    }
  }

  async function stop() {
    toast({ title: t('stopped'), description: t('stoppedText') });
    await stopSharing();
  }

  useEffect(() => {
    if (end === null) return;
    if (end === 'time') toast({ title: t('ended'), description: t('endedText') });
    else if (end === 'denied') {
      toast({ title: t('error'), description: location('denied'), variant: 'destructive' });
    } else if (end.code === 'location.sharingEnded')
      toast({ title: t('ended'), description: t('endedText') });
    else toast({ title: t('sendFailed'), description: errorText(end), variant: 'destructive' });
    forgetEnd();
  }, [end, t, location, errorText]);

  return {
    start: (duration: Duration) => void start(duration),
    stop: () => void stop(),
    isStarting,
    failure,
  };
}
