import { civilDateRange } from '@manasik/core/calendar/civil-date';
import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { type User, useUser } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { useSaveToast } from './use-save-toast.ts';
import { changeUser, takeUser } from './use-user-change.ts';

// An empty field is no date, which the contract writes as null: the server alone checks it.
const schema = async () => (await import('@manasik/contract/account')).UserChange.pick({});

export function HajjDateSection() {
  const { user } = useUser();
  return user && <DateForm user={user} />;
}

function DateForm({ user }: { user: User }) {
  const t = useTranslations('settings');
  const { saved, notSaved } = useSaveToast();
  const { register, submit, sending, errorOf } = useContractForm<{ hajjDate: string }, User>({
    schema,
    values: { hajjDate: user.hajjDate ?? '' },
    send: ({ hajjDate }) => changeUser({ hajjDate: hajjDate || null }),
    onSent: (changed) => {
      takeUser(changed);
      saved();
    },
    onFailed: notSaved,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-6">
      <Field label={t('profile.hajjDate')} hint={<Hint />} error={errorOf('hajjDate')}>
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
  );
}

function Hint() {
  const t = useTranslations('settings.profile');
  const format = useFormatter();
  const { date } = nextHajj(useToday(), useAnnouncedFirst());
  // A calendar day, independent of the time zone.
  return t('hajjDateHint', {
    date: format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  });
}
