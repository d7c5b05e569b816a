import { useEffect, useRef } from 'react';
import { api, type Reply } from '../../../platform/api/index.ts';
import { CodeField } from '../../../platform/forms/code-field.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { QrCode } from './qr-code.tsx';

type Confirmed = Reply<'POST /api/auth/second-step'>;

interface SecondStepSetupProps {
  secret: { secret: string; address: string };
  onConfirmed: (confirmed: Confirmed) => void;
}

const schema = async () => (await import('@manasik/contract/second-step')).confirmSecondStep.body;
/** In groups of four, which are easiest to type. */
const spaced = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * Transfers the secret to an authenticator app (by camera, by a tap on a phone, or typed) and confirms it
 * with a first code.
 */
export function SecondStepSetup({ secret, onConfirmed }: SecondStepSetupProps) {
  const t = useTranslations('settings.security.secondStep');
  const { register, submit, sending, errorOf } = useContractForm<{ code: string }, Confirmed>({
    schema,
    values: { code: '' },
    send: (body) => api('POST /api/auth/second-step', { body }),
    onSent: onConfirmed,
    onFailed: (description) => toast({ title: t('startFailed'), description, variant: 'destructive' }),
  });
  // The button that was pressed is gone.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <p ref={start} tabIndex={-1}>
        {t('scan')}
      </p>
      <QrCode text={secret.address} label={t('qr')} />
      <p>
        <a
          href={secret.address}
          className="inline-flex min-h-12 items-center font-semibold text-green underline"
        >
          {t('open')}
        </a>
      </p>
      <div>
        <p className="font-semibold">{t('key')}</p>
        <p dir="ltr" className="text-start font-mono break-words select-all">
          {spaced(secret.secret)}
        </p>
      </div>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <CodeField label={t('code')} error={errorOf('code')} field={register('code')} />
        <div>
          <Button type="submit" pending={sending} pendingLabel={t('pending')}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </div>
  );
}
