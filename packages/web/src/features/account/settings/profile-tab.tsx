import { civilDateRange } from '@manasik/core/calendar/civil-date';
import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { Controller } from 'react-hook-form';
import { EmailField } from '../../../platform/forms/email-field.tsx';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { type User, useUser } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { isNewEmail } from './profile-change.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileTab() {
  const { user } = useUser();
  return user && <ProfileForm user={user} />;
}

function ProfileForm({ user }: { user: User }) {
  const t = useTranslations('settings');
  const { form, register, submit, sending, errorOf } = useProfileForm(user);
  const needsPassword = isNewEmail(form.watch('email'), user);
  return (
    <Card title={t('profile.title')} description={t('profile.lead')}>
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
        <Controller
          control={form.control}
          name="location"
          render={({ field }) => (
            <div className="flex flex-col items-start gap-2 *:w-full">
              <LocationPicker
                label={t('profile.location')}
                value={field.value}
                onChange={field.onChange}
                error={errorOf('location')}
              />
              {field.value && (
                <Button variant="quiet" className="w-auto!" onClick={() => field.onChange(null)}>
                  {t('profile.forgetLocation')}
                </Button>
              )}
            </div>
          )}
        />
        <Field label={t('profile.hajjDate')} hint={<HajjDateHint />} error={errorOf('hajjDate')}>
          <Input
            {...register('hajjDate')}
            type="date"
            min={civilDateRange.first}
            max={civilDateRange.last}
            className="sm:max-w-64"
          />
        </Field>
        <div>
          <Button type="submit" size="large" pending={sending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function HajjDateHint() {
  const t = useTranslations('settings.profile');
  const format = useFormatter();
  const { date } = nextHajj(useToday());
  // A day of the calendar, the same wherever one is.
  return t('hajjDateHint', {
    date: format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  });
}
