import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { EmailField } from '../../../platform/forms/email-field.tsx';
import { NewPasswordField } from '../../../platform/forms/new-password-field.tsx';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { type InvitationLink, invitationOfPath } from '../../../shared/groups/invitation.ts';
import { useInvitation } from '../../../shared/groups/use-invitation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { FormPage } from '../../../platform/forms/form-page.tsx';
import { nextPath } from './next-path.ts';
import { CodeStep } from '../second-step/code-step.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { Mode } from './use-enter.ts';

/** Signs in or creates an account, then goes on to `?next=`, or to the first page. */
export default function LoginPage() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const { status } = useUser();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [isNew, setNew] = useState(false);
  // The page was prerendered without a query, so read it only after hydration.
  const next = hydrated ? nextPath(search.get('next'), location.origin) : '/';
  // Anyone who registers on the way to another page, such as an invitation, goes straight to that page.
  if (hydrated && status === 'signedIn')
    return <Navigate to={isNew && next === '/' ? '/welcome' : next} replace />;
  const invitation = invitationOfPath(next);
  const mode = hydrated ? modeOf(search.get('mode'), invitation) : 'signIn';
  if (isCodeNeeded) return <CodeStep onBack={() => setCodeNeeded(false)} />;
  return (
    <AccountForm
      mode={mode}
      next={next}
      invitation={invitation}
      ready={hydrated}
      onCodeNeeded={() => setCodeNeeded(true)}
      onRegistered={() => setNew(true)}
    />
  );
}

// Most people who open an invitation are new here.
function modeOf(asked: string | null, invitation: InvitationLink | undefined): Mode {
  if (asked === 'register' || asked === 'signIn') return asked;
  return invitation?.invitedBy ? 'register' : 'signIn';
}

interface AccountFormProps {
  mode: Mode;
  next: string;
  invitation: InvitationLink | undefined;
  ready: boolean;
  onCodeNeeded: () => void;
  onRegistered: () => void;
}

function AccountForm(props: AccountFormProps) {
  const { mode, next, invitation, ready, onCodeNeeded, onRegistered } = props;
  const t = useTranslations('account');
  const invited = useInvitation(invitation);
  const heading = useHeadingFocus(mode);
  const { form, register, submit, sending, errorOf, codeOf } = useAccountForm(mode, {
    onCodeNeeded,
    onRegistered,
  });
  const isNew = mode === 'register';
  const { password, ...owner } = form.watch();
  return (
    <FormPage title={invited ?? t(`${mode}.title`)} lead={t(`${mode}.lead`)} headingRef={heading}>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        {isNew && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4">
            <Field label={t('firstName')} error={errorOf('firstName')} required>
              <Input {...register('firstName')} autoComplete="given-name" />
            </Field>
            <Field label={t('lastName')} error={errorOf('lastName')} required>
              <Input {...register('lastName')} autoComplete="family-name" />
            </Field>
          </div>
        )}
        <EmailField
          label={t('email')}
          error={errorOf('email')}
          field={register('email')}
          autoComplete="username"
        />
        {isNew ? (
          <NewPasswordField
            label={t('password.label')}
            field={register('password')}
            typed={password}
            code={codeOf('password')}
            error={errorOf('password')}
            owner={owner}
          />
        ) : (
          <PasswordField
            label={t('password.label')}
            error={errorOf('password')}
            field={register('password')}
            autoComplete="current-password"
          />
        )}
        <Button
          type="submit"
          size="large"
          disabled={!ready}
          pending={sending}
          pendingLabel={t(`${mode}.pending`)}
        >
          {t(`${mode}.submit`)}
        </Button>
      </form>
      {!isNew && <PasskeyButton ready={ready} />}
      <div className="flex flex-col items-center">
        {!isNew && (
          <Link to="/forgot-password" className={linkClass}>
            {t('signIn.forgot')}
          </Link>
        )}
        <Link
          to={pathOf(isNew ? 'signIn' : 'register', next)}
          replace
          className={linkClass}
          onClick={() => form.clearErrors()}
        >
          {t(`${mode}.toggle`)}
        </Link>
      </div>
    </FormPage>
  );
}

const linkClass =
  'inline-flex min-h-12 items-center rounded-control px-3 text-center font-semibold text-green underline underline-offset-4';

function pathOf(mode: Mode, next: string): string {
  const search = new URLSearchParams();
  search.set('mode', mode);
  if (next !== '/') search.set('next', next);
  return `?${search.toString()}`;
}

// The other mode is another form, so screen readers start at its title.
function useHeadingFocus(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Mode>(mode);
  useEffect(() => {
    if (shown.current !== mode) heading.current?.focus();
    shown.current = mode;
  }, [mode]);
  return heading;
}
