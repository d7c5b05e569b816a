import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, api } from '../../../platform/api/index.ts';
import { FormPage } from '../../../platform/forms/form-page.tsx';
import { NewPasswordField } from '../../../platform/forms/new-password-field.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { setUser } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { resetToken } from './reset-token.ts';

const schema = async () =>
  (await import('@manasik/contract/account')).resetPassword.body.pick({ password: true });

/** Opened by the link in the mail: sets a new password, then leads to sign in. */
export default function ResetPasswordPage() {
  const t = useTranslations('account.reset');
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [refused, setRefused] = useState<string>();
  const token = resetToken(hash);
  const unusable = hydrated && (!token || token === refused);
  return (
    <FormPage title={t('title')} lead={unusable ? undefined : t('lead')}>
      {unusable ? (
        <>
          <ErrorState title={t('invalid.title')} description={t('invalid.text')} />
          <LinkButton to="/forgot-password">{t('invalid.again')}</LinkButton>
        </>
      ) : (
        <ResetForm token={token} ready={hydrated} onUnusable={() => setRefused(token)} />
      )}
    </FormPage>
  );
}

interface ResetFormProps {
  token: string | undefined;
  ready: boolean;
  onUnusable: () => void;
}

function ResetForm({ token = '', ready, onUnusable }: ResetFormProps) {
  const t = useTranslations('account.reset');
  const navigate = useNavigate();
  const { form, register, submit, sending, errorOf, codeOf } = useContractForm<
    { password: string },
    undefined
  >({
    schema,
    send: ({ password }) =>
      api('POST /api/auth/password/reset', { body: { token, password } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'auth.resetTokenInvalid') onUnusable();
        throw error;
      }),
    onSent: () => {
      // The new password ended every session, including one on this device.
      setUser(null);
      toast({ title: t('toast.title'), description: t('toast.text') });
      void navigate('/login', { replace: true });
    },
    onFailed: (description) => toast({ title: t('failed'), description, variant: 'destructive' }),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <NewPasswordField
        label={t('password')}
        field={register('password')}
        typed={form.watch('password')}
        code={codeOf('password')}
        error={errorOf('password')}
      />
      <Button type="submit" size="large" disabled={!ready} pending={sending} pendingLabel={t('pending')}>
        {t('submit')}
      </Button>
    </form>
  );
}
