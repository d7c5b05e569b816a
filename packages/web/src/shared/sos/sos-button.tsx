import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSosSheet } from './use-sos-sheet.tsx';

interface SosButtonProps {
  /** Says what else there is for who is in no group; without it they see nothing. */
  withoutGroup?: ReactNode;
}

/** One press calls all groups of who is signed in; for anybody else there is none. Needs `sos`, `alerts`, `places`, `errors`. */
export function SosButton({ withoutGroup }: SosButtonProps) {
  const { user } = useUser();
  return user && <OwnButton key={user.id} withoutGroup={withoutGroup} />;
}

function OwnButton({ withoutGroup }: SosButtonProps) {
  const t = useTranslations('sos');
  const { isUseless, isUnderWay, press, button, sheet } = useSosSheet();
  if (isUseless) return withoutGroup;
  return (
    <>
      <Button ref={button} variant="destructive" size="large" className="w-full" onClick={press}>
        <Siren aria-hidden="true" className="size-6" />
        {isUnderWay ? t('open') : t('button')}
      </Button>
      {sheet}
    </>
  );
}
