import { EmailField } from '../../../platform/forms/email-field.tsx';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { type User, useUser } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { isNewEmail } from './profile-change.ts';
import { useProfileForm } from './use-profile-form.ts';

/** Name and e-mail. */
export function ProfileSection() {
  const { user } = useUser();
  return user && <ProfileForm user={user} />;
}

function ProfileForm({ user }: { user: User }) {
  const t = useTranslations('settings');
  const { form, register, submit, sending, errorOf } = useProfileForm(user);
  const needsPassword = isNewEmail(form.watch('email'), user);
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('profile.firstName')} error={errorOf('firstName')} required>
          <Input {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label={t('profile.lastName')} error={errorOf('lastName')} required>
          <Input {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <EmailField label={t('profile.email')} error={errorOf('email')} field={register('email')} />
      {needsPassword && (
        <PasswordField
          label={t('profile.currentPassword')}
          hint={t('profile.currentPasswordHint')}
          error={errorOf('currentPassword')}
          field={register('currentPassword')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button type="submit" size="large" pending={sending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
