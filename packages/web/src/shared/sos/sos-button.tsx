import { Siren } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useGroups } from '../groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useModule } from '../../platform/modules/use-module.ts';
import { useUser } from '../../platform/session/session.ts';
import { TileFace, tileClass } from '../../ui/action-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { useSos } from './sos-store.ts';

interface SosButtonProps {
  /** A wide button, or a tile with one fact below its name. */
  tile?: { text: ReactNode };
  /** Says what else there is for who is in no group or not signed in; without it they see nothing. */
  withoutGroup?: ReactNode;
}

// Fetched as soon as the button is there, and not before the page around it.
const loadSheet = () => import('./sos-sheet.tsx');

/** One press calls all groups of who is signed in; for anybody else there is none. Needs `sos`, `location`, `errors`. */
export function SosButton(props: SosButtonProps) {
  const { user } = useUser();
  return user ? <OwnButton key={user.id} {...props} /> : props.withoutGroup;
}

function OwnButton({ tile, withoutGroup }: SosButtonProps) {
  const t = useTranslations('sos');
  const sos = useSos();
  const { groups } = useGroups();
  const [open, setOpen] = useState(false);
  const sheet = useModule(loadSheet);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = sos.state;
  const isUnderWay = status !== 'idle' && status !== 'ended' && status !== 'noGroup';
  // Where the groups are not known, as without a network, the server says it.
  if (groups?.length === 0 && !isUnderWay && !open) return withoutGroup;

  const name = t(isUnderWay ? 'open' : 'button');
  function openSheet() {
    // The call goes out all the same.
    if (sheet.status === 'failed') sheet.retry();
    if (!isUnderWay) sos.press();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    if (status === 'counting' || status === 'noGroup' || status === 'refused') sos.cancel();
    sos.dismiss();
  }
  return (
    <>
      {tile ? (
        <button ref={button} type="button" className={tileClass('deep')} onClick={openSheet}>
          <TileFace icon={Siren} tone="deep" title={name} text={tile.text} />
        </button>
      ) : (
        <Button ref={button} variant="destructive" size="large" className="w-full" onClick={openSheet}>
          <Siren aria-hidden="true" className="size-6" />
          {name}
        </Button>
      )}
      {sheet.status === 'ready' && (
        <sheet.module.SosSheet
          sos={sos}
          groups={groups}
          open={open}
          onClose={close}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
