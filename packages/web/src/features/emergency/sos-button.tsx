import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TileFace, tileClass, TileSign } from '../../ui/tile-face.tsx';
import { useSosSheet } from '../../shared/sos/use-sos-sheet.tsx';

interface SosButtonProps {
  /** A wide button, or a tile with one fact below its name. */
  tile?: { text: ReactNode };
  /** Shown to users without a group or signed out; without it they see nothing. */
  withoutGroup?: ReactNode;
}

/**
 * One tap calls all groups of a signed-in user. Renders nothing for anyone else. Needs `sos`, `alerts`, `places`,
 * `errors`.
 */
export function SosButton(props: SosButtonProps) {
  const { user } = useUser();
  return user ? <OwnButton key={user.id} {...props} /> : props.withoutGroup;
}

function OwnButton({ tile, withoutGroup }: SosButtonProps) {
  const t = useTranslations('sos');
  const { isUseless, isUnderWay, press, button, sheet } = useSosSheet();
  if (isUseless) return withoutGroup;
  const name = t(isUnderWay ? 'open' : 'button');
  return (
    <>
      {tile ? (
        <button ref={button} type="button" className={tileClass('deep')} onClick={press}>
          <TileFace
            picture={<TileSign icon={Siren} tone="deep" />}
            tone="deep"
            title={name}
            text={tile.text}
          />
        </button>
      ) : (
        <Button ref={button} variant="destructive" size="large" className="w-full" onClick={press}>
          <Siren aria-hidden="true" className="size-6" />
          {name}
        </Button>
      )}
      {sheet}
    </>
  );
}
