import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { EmailField } from '../../../platform/forms/email-field.tsx';
import { FormPage } from '../../../platform/forms/form-page.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

// The language of the mail is the page's and is not typed.
const schema = async () =>
  (await import('@manasik/contract/account')).requestPasswordReset.body.pick({ email: true });

/**
 * Requests a mail with a link. The answer is the same for every address, so that it does not reveal accounts.
 */
export default function ForgotPasswordPage() {
  const t = useTranslations('account.forgot');
  const [sent, setSent] = useState(false);
  return (
    <FormPage title={t('title')} lead={sent ? undefined : t('lead')}>
      <div role="status">{sent && <Sent />}</div>
      {sent ? (
        <Button variant="secondary" onClick={() => setSent(false)}>
          {t('again')}
        </Button>
      ) : (
        <AskForm onSent={() => setSent(true)} />
      )}
      <Link
        to="/login"
        className="inline-flex min-h-12 items-center self-center rounded-control px-3 font-semibold text-green underline underline-offset-4"
      >
        {t('back')}
      </Link>
    </FormPage>
  );
}

function AskForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('account');
  const { language } = useLanguage();
  const ready = useHydrated();
  const { register, submit, sending, errorOf } = useContractForm<{ email: string }, undefined>({
    schema,
    send: ({ email }) => api('POST /api/auth/password/forgot', { body: { email, language } }),
    onSent,
    onFailed: (description) => toast({ title: t('forgot.failed'), description, variant: 'destructive' }),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <EmailField label={t('email')} error={errorOf('email')} field={register('email')} />
      <Button
        type="submit"
        size="large"
        disabled={!ready}
        pending={sending}
        pendingLabel={t('forgot.pending')}
      >
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

function Sent() {
  const t = useTranslations('account.forgot.sent');
  return (
    <div className="flex items-start gap-3 rounded-card bg-green-soft p-4">
      <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-green" />
      <div className="min-w-0">
        <p className="font-semibold">{t('title')}</p>
        <p className="mt-1">{t('text')}</p>
      </div>
    </div>
  );
}
