import { api } from '../../../platform/api/index.ts';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { NewPasswordField } from '../../../platform/forms/new-password-field.tsx';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SectionLead } from './section-frame.tsx';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const schema = async () => (await import('@manasik/contract/account')).changePassword.body;
const empty: Passwords = { currentPassword: '', newPassword: '' };

export function PasswordSection() {
  const t = useTranslations('settings.security.password');
  const { user } = useUser();
  const { form, register, submit, sending, errorOf, codeOf } = useContractForm<Passwords, undefined>({
    schema,
    values: empty,
    send: (body) => api('POST /api/auth/password/change', { body }),
    onSent: () => {
      form.reset(empty);
      toast({ title: t('toast.title'), description: t('toast.text') });
      void queryClient.invalidateQueries({ queryKey: queryKey('GET /api/auth/sessions') });
    },
    onFailed: (description) => toast({ title: t('failed'), description, variant: 'destructive' }),
  });
  return (
    <>
      <SectionLead>{t('lead')}</SectionLead>
      <form noValidate method="post" onSubmit={submit} className="flex max-w-form flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label={t('current')}
          error={errorOf('currentPassword')}
          field={register('currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField
          label={t('new')}
          field={register('newPassword')}
          typed={form.watch('newPassword')}
          code={codeOf('newPassword')}
          error={errorOf('newPassword')}
          {...(user && { owner: user })}
        />
        <div>
          <Button type="submit" pending={sending} pendingLabel={t('pending')}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
