import type { ReactNode } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import type { ApiError } from '../../platform/api/api-error.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import type { Sos } from './sos-store.ts';

interface PartProps {
  sos: Sos;
  onClose: () => void;
}

/** Visible at any text size: after an accidental press there are five seconds to cancel. */
const Actions = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 flex flex-col gap-3 bg-ground pb-2">{children}</div>
);

const big = (chunks: ReactNode) => (
  <strong className="mx-1 inline-block text-4xl tabular-nums">{chunks}</strong>
);

export function CountingPart({ secondsLeft, sos, onClose }: PartProps & { secondsLeft: number }) {
  const t = useTranslations('sos.sheet.counting');
  return (
    <>
      <p className="text-lg">{t.rich('text', { count: secondsLeft, big })}</p>
      <p className="text-quiet">{t('what')}</p>
      <Actions>
        <Button variant="destructive" size="large" className="min-h-20 text-2xl" onClick={sos.sendNow}>
          {t('now')}
        </Button>
        <Button variant="secondary" size="large" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Actions>
    </>
  );
}

export function SendingPart() {
  const t = useTranslations('sos.sheet.sending');
  return (
    <p className="flex items-center gap-3 text-lg">
      <Spinner />
      <span className="min-w-0">{t('text')}</span>
    </p>
  );
}

export function WaitingPart({ error, sos, onClose }: PartProps & { error: ApiError | null }) {
  const t = useTranslations('sos.sheet.waiting');
  const errorText = useErrorText();
  return (
    <>
      <OfflineNote className="text-base">{t('text')}</OfflineNote>
      {error && <p>{errorText(error)}</p>}
      <Actions>
        <Button variant="destructive" size="large" onClick={sos.sendNow}>
          {t('retry')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          onClick={() => {
            sos.cancel();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </Actions>
    </>
  );
}

export function RefusedPart({ error, sos }: { error: ApiError; sos: Sos }) {
  const t = useTranslations('sos.sheet.refused');
  const errorText = useErrorText();
  return (
    <>
      <p className="text-lg">{errorText(error)}</p>
      <Actions>
        <Button variant="destructive" size="large" onClick={sos.sendNow}>
          {t('retry')}
        </Button>
      </Actions>
    </>
  );
}

export function NoGroupPart() {
  const t = useTranslations('sos.sheet.noGroup');
  return (
    <>
      <p className="text-lg">{t('text')}</p>
      <LinkButton to="/group-tracker" variant="secondary">
        {t('groups')}
      </LinkButton>
    </>
  );
}

export function EndedPart({ by, sos }: { by: 'own' | 'others'; sos: Sos }) {
  const t = useTranslations('sos.sheet.ended');
  return (
    <>
      <p className="text-lg">{t(by)}</p>
      <Actions>
        <Button variant="secondary" size="large" onClick={sos.press}>
          {t('again')}
        </Button>
      </Actions>
    </>
  );
}
