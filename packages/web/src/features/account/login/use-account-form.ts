import { ApiError, api } from '../../../platform/api/index.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { User } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type Mode, useEnter } from './use-enter.ts';

interface Typed {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const schemas = {
  signIn: async () => (await import('@manasik/contract/account')).Credentials,
  register: async () => (await import('@manasik/contract/account')).Registration,
};

/**
 * The form of both modes: what was typed in one is still there in the other.
 * @param onCodeNeeded called when the password was right and the account asks for a code too
 */
export function useAccountForm(mode: Mode, onCodeNeeded: () => void) {
  const t = useTranslations('account');

  function send({ email, password, ...names }: Typed): Promise<User> {
    if (mode === 'signIn') return api('POST /api/auth/login', { body: { email, password } });
    return api('POST /api/auth/register', { body: { email, password, ...names } });
  }

  return useContractForm<Typed, User>({
    schema: schemas[mode],
    send,
    onSent: useEnter(mode),
    onFailed: (description, error) => {
      if (error instanceof ApiError && error.code === 'auth.secondStepNeeded') onCodeNeeded();
      else toast({ title: t('failed'), description, variant: 'destructive' });
    },
  });
}
