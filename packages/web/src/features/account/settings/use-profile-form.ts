import { api } from '../../../platform/api/index.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import type { User } from '../../../platform/session/session.ts';
import { type Profile, profileChange, profileOf } from './profile-change.ts';
import { useSaveToast } from './use-save-toast.ts';
import { takeUser } from './use-user-change.ts';

const schema = async () => {
  const { UserChange } = await import('@manasik/contract/account');
  return UserChange.pick({ firstName: true, lastName: true, email: true });
};

/** The profile of the signed-in user. The server decides whether the password is required and correct. */
export function useProfileForm(user: User) {
  const { saved, notSaved } = useSaveToast();
  const result = useContractForm<Profile, User>({
    schema,
    values: profileOf(user),
    send: (profile) => api('PATCH /api/auth/user', { body: profileChange(profile, user) }),
    onSent: (changed) => {
      takeUser(changed);
      result.form.reset(profileOf(changed));
      saved();
    },
    onFailed: notSaved,
  });
  return result;
}
