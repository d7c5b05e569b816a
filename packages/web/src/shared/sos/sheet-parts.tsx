import type { ReactNode } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import type { ApiError } from '../../platform/api/api-error.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
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
  <div className="sticky bottom-0 z-10 flex flex-col gap-4 bg-ground pb-2">{children}</div>
);

/** Both buttons are equally large: a person who tapped by mistake has as little time as one who needs help. */
export function CountingPart({ secondsLeft, sos, onClose }: PartProps & { secondsLeft: number }) {
  const t = useTranslations('sos.sheet.counting');
  const { number } = useFormatter();
  return (
    <>
      <div className="text-center">
        <p aria-hidden="true" className="hero-figure display tabular-nums">
          {number(secondsLeft)}
        </p>
        {/* Two lines in every language, so that the buttons stay in place while the words change. */}
        <p className="flex min-h-[2lh] items-center justify-center text-lg tabular-nums">
          {t('text', { count: secondsLeft })}
        </p>
      </div>
      <Actions>
        <Button variant="sos" size="large" className={tall} onClick={sos.sendNow}>
          {t('now')}
        </Button>
        <Button variant="secondary" size="large" className={tall} onClick={onClose}>
          {t('cancel')}
        </Button>
      </Actions>
      <p className="text-quiet">{t('what')}</p>
    </>
  );
}

const tall = 'min-h-18 text-2xl';

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
