import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** A code of an authenticator app, which phones fill in, or a recovery code, which contains letters. */
export function CodeField({ label, error, field }: CodeFieldProps) {
  return (
    <Field label={label} error={error} required>
      <Input
        {...field}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        dir="ltr"
        className="text-start"
      />
    </Field>
  );
}
