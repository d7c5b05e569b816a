import { useState } from 'react';
import type { Group } from '@manasik/contract/groups';
import type { Place } from '@manasik/core/geo/great-circle';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { putGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/use-toast.ts';

/** Sets or removes the meeting point on the map, for leaders. */
export function useMeetingPin(group: Group) {
  const t = useTranslations('positions.pin');
  const errorText = useErrorText();
  const [isSaving, setSaving] = useState(false);

  /** @returns whether it succeeded */
  async function save(place: Place | null): Promise<boolean> {
    setSaving(true);
    const params = { id: group.id };
    const meetingPin = place && { latitude: place.latitude, longitude: place.longitude };
    try {
      const saved = await api('PATCH /api/hajj-groups/:id', { params, body: { meetingPin } });
      putGroup(saved);
      toast(place ? { title: t('done'), description: t('doneText') } : { title: t('removed') });
      return true;
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving };
}
