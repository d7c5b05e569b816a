import { X } from 'lucide-react';
import { DialogContent, DialogPortal, DialogTitle, Dialog as Root } from 'radix-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { keepAwake } from '../../platform/device/keep-awake.ts';
import { LostRow } from '../emergency/lost-row.tsx';
import { NumberLinks } from '../emergency/number-links.tsx';
import type { Group } from '../groups/kept-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { TextMessage } from '../alerts/text-message.tsx';
import { useUser } from '../../platform/session/session.ts';
import { vibrate } from '../../platform/device/vibration.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/use-toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  CountingPart,
  EndedPart,
  NoGroupPart,
  RefusedPart,
  SendingPart,
  WaitingPart,
} from './sheet-parts.tsx';
import { isAloneIn, OnPart } from './sheet-on.tsx';
import type { SosState } from './sos-call.ts';
import type { Sos } from './sos-store.ts';

interface SosSheetProps {
  sos: Sos;
  groups: readonly Group[] | undefined;
  open: boolean;
  /** Returns whether this cancelled a countdown. */
  onClose: () => boolean;
  /** Puts the focus back to where it came from. */
  onClosed: () => void;
}

// Not before: until then there is one thing to decide.
const canText: ReadonlySet<SosState['status']> = new Set(['waiting', 'refused', 'noGroup', 'on']);

const shownStates = ['counting', 'sending', 'waiting', 'refused', 'noGroup', 'on', 'ended'] as const;

/** Covers the whole screen, from the countdown to "I am safe". */
export function SosSheet({ sos, groups, open, onClose, onClosed }: SosSheetProps) {
  const t = useTranslations('sos.sheet');
  const { status } = sos.state;
  const { user } = useUser();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  useEffect(() => {
    if (open && status === 'on') vibrate('target');
  }, [open, status]);
  const shown = shownStates.find((state) => state === status);
  function close() {
    if (onClose()) toast({ title: t('counting.cancelled') });
  }
  const leave = useEffectEvent(() => {
    if (open) close();
  });
  // The way back of a phone leaves the page, or changes it below the sheet. Otherwise the countdown would go on unseen,
  // and the call would be sent.
  useEffect(() => {
    const back = () => leave();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      leave();
    };
  }, []);
  const title = shown && t(shown === 'on' && isAloneIn(groups) ? 'on.aloneTitle' : `${shown}.title`);
  return (
    <Root open={open && shown !== undefined} onOpenChange={(next) => !next && close()}>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-0 z-50 overflow-y-auto bg-ground text-ink print:hidden"
        >
          <div className="motion-settle mx-auto flex min-h-full w-full max-w-dialog flex-col gap-5 p-[min(1.5rem,5vw)]">
            <header className="flex items-start gap-3">
              <DialogTitle className="display min-w-0 grow text-2xl">{title}</DialogTitle>
              <IconButton
                label={t('close')}
                icon={<X aria-hidden="true" className="size-6" />}
                onClick={close}
              />
            </header>
            <State sos={sos} groups={groups} onClose={close} />
            {canText.has(status) && (
              <TextMessage reason="help" name={name} groups={groups ?? []} isLocated={true} />
            )}
            <div className="mt-auto flex flex-col gap-5 pt-2">
              <div className="surface">
                <LostRow onLeave={close} />
              </div>
              <NumberLinks />
            </div>
            <VisuallyHidden role="alert">{title}</VisuallyHidden>
          </div>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}

function State({ sos, groups, onClose }: Pick<SosSheetProps, 'sos' | 'groups'> & { onClose: () => void }) {
  const { state } = sos;
  if (state.status === 'counting')
    return <CountingPart secondsLeft={state.secondsLeft} sos={sos} onClose={onClose} />;
  if (state.status === 'sending') return <SendingPart />;
  if (state.status === 'waiting') return <WaitingPart error={state.error} sos={sos} onClose={onClose} />;
  if (state.status === 'refused') return <RefusedPart error={state.error} sos={sos} />;
  if (state.status === 'noGroup') return <NoGroupPart />;
  if (state.status === 'on') return <OnPart state={state} sos={sos} groups={groups} />;
  if (state.status === 'ended') return <EndedPart by={state.by} sos={sos} />;
  return null;
}
