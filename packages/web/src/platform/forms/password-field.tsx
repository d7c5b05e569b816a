import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useTranslations } from '../i18n/index.ts';

interface PasswordFieldProps {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  field: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. The row of the page must name the namespace `account`. */
export function PasswordField({ label, hint, error, field, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('account.password');
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput
        {...field}
        labels={{ show: t('show'), hide: t('hide') }}
        autoComplete={autoComplete}
        // The direction of the password is its own. The button stays at the end of the line of the page.
        className="[unicode-bidi:plaintext]"
      />
    </Field>
  );
}
