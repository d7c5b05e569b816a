import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '../../platform/session/session.ts';
import type { SosBarButtonProps } from './sos-bar-button.tsx';

// Only for signed-in users. When offline, try again as soon as the device is online.
const loadButton = (): Promise<{ default: (props: SosBarButtonProps) => ReactNode }> =>
  import('./sos-bar-button.tsx').catch(() =>
    new Promise((online) => addEventListener('online', online, { once: true })).then(loadButton),
  );
const SosBarButton = lazy(loadButton);

/** SOS for members of a group; `otherwise` for everyone else, and until that is known. */
export function SosPlace(props: SosBarButtonProps) {
  const isSignedIn = useUser().status === 'signedIn';
  return isSignedIn ? (
    <Suspense fallback={props.otherwise}>
      <SosBarButton {...props} />
    </Suspense>
  ) : (
    props.otherwise
  );
}
