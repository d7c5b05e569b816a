import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '../../platform/session/session.ts';
import type { SosBarButtonProps } from './sos-bar-button.tsx';

// Only for those who are signed in. Without a network it is tried again as soon as there is one.
const loadButton = (): Promise<{ default: (props: SosBarButtonProps) => ReactNode }> =>
  import('./sos-bar-button.tsx').catch(() =>
    new Promise((online) => addEventListener('online', online, { once: true })).then(loadButton),
  );
const SosBarButton = lazy(loadButton);

/** SOS for whoever is in a group; `otherwise` for everybody else, and until that is known. */
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
