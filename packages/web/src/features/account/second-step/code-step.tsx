import { useEffect, useRef } from 'react';
import { ApiError, api } from '../../../platform/api/index.ts';
import { CodeField } from '../../../platform/forms/code-field.tsx';
import { FormPage } from '../../../platform/forms/form-page.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { User } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEnter } from '../login/use-enter.ts';

const schema = async () => (await import('@manasik/contract/second-step')).signInWithCode.body;

/** The second step of signing in: the code of an authenticator app, or a recovery code. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const t = useTranslations('account.code');
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous form is gone, so screen readers start at the title of this one.
  useEffect(() => heading.current?.focus(), []);
  const { register, submit, sending, errorOf } = useContractForm<{ code: string }, User>({
    schema,
    values: { code: '' },
    send: (body) => api('POST /api/auth/login/second-step', { body }),
    onSent: useEnter('signIn'),
    onFailed: (description, error) => {
      toast({ title: t('failed'), description, variant: 'destructive' });
      if (error instanceof ApiError && error.code === 'auth.secondStepExpired') onBack();
    },
  });
  return (
    <FormPage title={t('title')} lead={t('lead')} headingRef={heading}>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <CodeField label={t('label')} error={errorOf('code')} field={register('code')} />
        <Button type="submit" size="large" pending={sending} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </FormPage>
  );
}
