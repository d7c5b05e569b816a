import { useState } from 'react';
import { ApiError, api, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { RollCall } from './roll.ts';
import { askForRollCall, showRollCall } from './use-roll-call.ts';

type Doing = 'start' | 'end' | 'tick';

/** A leader's actions for a roll call. On a refusal it shows the reason and the current state. */
export function useLeading(groupId: string, userId: string) {
  const t = useTranslations('roll-call');
  const errorText = useErrorText();
  const [doing, setDoing] = useState<Doing>();
  const titles = { start: t('error.start'), end: t('end.failed'), tick: t('tick.failed') };

  async function lead(what: Doing, work: () => Promise<RollCall>): Promise<RollCall | undefined> {
    setDoing(what);
    try {
      const rollCall = await work();
      showRollCall(groupId, rollCall);
      return rollCall;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: titles[what], description: errorText(error), variant: 'destructive' });
      if (error.code.startsWith('rollCall.')) void askForRollCall(groupId);
      return undefined;
    } finally {
      setDoing(undefined);
    }
  }

  const answer = (rollCallId: string, personId: string, isHere: boolean): Promise<RollCall> =>
    api('PUT /api/hajj-groups/:id/roll-call/:rollCallId', {
      params: { id: groupId, rollCallId },
      body: { personId, isHere },
    });

  return {
    doing,
    start: async () => {
      const begun = await lead('start', () =>
        api('POST /api/hajj-groups/:id/roll-call', { params: { id: groupId } }),
      );
      // The leader who starts a roll call is present.
      if (begun) await lead('tick', () => answer(begun.id, userId, true));
    },
    tick: (rollCallId: string, personId: string, isHere: boolean) =>
      lead('tick', () => answer(rollCallId, personId, isHere)),
    end: (rollCallId: string) =>
      lead('end', () =>
        api('DELETE /api/hajj-groups/:id/roll-call/:rollCallId', { params: { id: groupId, rollCallId } }),
      ),
  };
}
