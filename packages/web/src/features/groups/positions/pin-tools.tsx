import type { Group } from '@manasik/contract/hajj-groups';
import type { Place } from '@manasik/core/way';
import { useTranslations } from '../../../lib/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useMeetingPin } from './use-meeting-pin.ts';
import type { OwnPlace } from './use-own-place.ts';
import { usePositionWords } from './use-position-words.ts';

interface PinToolsProps {
  group: Group;
  own: OwnPlace;
  proposed: Place | null;
  onPropose: (place: Place | null) => void;
}

/** Where the group meets is asked about once more before everybody walks there. */
export function PinTools({ group, own, proposed, onPropose }: PinToolsProps) {
  const t = useTranslations('positions.pin');
  const words = usePositionWords();
  const { save, isSaving } = useMeetingPin(group);

  async function confirm(place: Place) {
    if (await save(place)) onPropose(null);
  }
  async function proposeHere() {
    const here = own.fix ?? (await own.find());
    if (here) onPropose(here);
  }

  if (proposed) {
    return (
      <div role="group" aria-label={t('set')} className="grid gap-2 rounded-control bg-gold-soft px-4 py-3">
        <p role="status" className="font-semibold">
          {t('set')} <span className="font-normal">{words.coordinates(proposed)}</span>
        </p>
        <p>{t('setText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button pending={isSaving} pendingLabel={t('setting')} onClick={() => void confirm(proposed)}>
            {t('setPin')}
          </Button>
          <Button variant="secondary" onClick={() => onPropose(null)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" pending={own.isFinding} onClick={() => void proposeHere()}>
        {t('here')}
      </Button>
      {group.meetingPin && (
        <Button
          variant="quiet"
          pending={isSaving}
          pendingLabel={t('removing')}
          onClick={() => void save(null)}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
