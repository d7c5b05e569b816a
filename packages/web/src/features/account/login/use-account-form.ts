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

interface AccountFormEvents {
  /** The password was right, and the account requires a code too. */
  onCodeNeeded: () => void;
  onRegistered: () => void;
}

/** The form of both modes: what was typed in one is kept in the other. */
export function useAccountForm(mode: Mode, { onCodeNeeded, onRegistered }: AccountFormEvents) {
  const t = useTranslations('account');
  const enter = useEnter(mode);

  function send({ email, password, ...names }: Typed): Promise<User> {
    if (mode === 'signIn') return api('POST /api/auth/login', { body: { email, password } });
    return api('POST /api/auth/register', { body: { email, password, ...names } });
  }

  return useContractForm<Typed, User>({
    schema: schemas[mode],
    send,
    onSent: (user) => {
      if (mode === 'register') onRegistered();
      enter(user);
    },
    onFailed: (description, error) => {
      if (error instanceof ApiError && error.code === 'auth.secondStepNeeded') onCodeNeeded();
      else toast({ title: t('failed'), description, variant: 'destructive' });
    },
  });
}
