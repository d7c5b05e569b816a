import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';

interface EmailFieldProps {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  field: UseFormRegisterReturn;
  autoComplete?: 'email' | 'username';
}

/** E-mail addresses are left to right in every language. */
export function EmailField({ label, hint, error, field, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <Input
        {...field}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="text-start"
      />
    </Field>
  );
}
