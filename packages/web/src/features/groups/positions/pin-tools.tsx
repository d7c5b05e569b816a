import type { Group } from '@manasik/contract/groups';
import type { Place } from '@manasik/core/geo/great-circle';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
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

/** Asks for confirmation, because everyone will walk to the meeting point. */
export function PinTools({ group, own, proposed, onPropose }: PinToolsProps) {
  const t = useTranslations('positions.pin');
  const words = usePositionWords();
  const { save, isSaving } = useMeetingPin(group);
  const tools = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    // The pressed button disappears, so the focus moves to its replacement. If the point was chosen on the map, the focus
    // stays there.
    if (!hasPressed.current) return;
    hasPressed.current = false;
    if (document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  });
  function propose(place: Place | null) {
    hasPressed.current = true;
    onPropose(place);
  }

  async function confirm(place: Place) {
    if (await save(place)) propose(null);
  }
  async function proposeHere() {
    const here = own.fix ?? (await own.find());
    if (here) propose(here);
  }
  async function remove() {
    // This button disappears too; the one before it stays.
    if (await save(null)) tools.current?.querySelector('button')?.focus();
  }

  if (proposed) {
    return (
      <div
        ref={tools}
        role="group"
        aria-label={t('set')}
        className="grid gap-2 rounded-control bg-gold-soft px-4 py-3"
      >
        <p role="status" className="font-semibold">
          {t('set')} <span className="font-normal">{words.coordinates(proposed)}</span>
        </p>
        <p>{t('setText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button pending={isSaving} pendingLabel={t('setting')} onClick={() => void confirm(proposed)}>
            {t('setPin')}
          </Button>
          <Button variant="secondary" onClick={() => propose(null)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={tools} className="flex flex-wrap gap-3">
      <Button variant="secondary" pending={own.isFinding} onClick={() => void proposeHere()}>
        {t('here')}
      </Button>
      {group.meetingPin && (
        <Button variant="quiet" pending={isSaving} pendingLabel={t('removing')} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
