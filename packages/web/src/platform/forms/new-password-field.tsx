import { passwordLength, type PasswordOwner, passwordStrength } from '@manasik/core/account/password';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { useTranslations } from '../i18n/index.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  /** The password typed so far. */
  typed: string | undefined;
  /** The error code of the contract, with its text. */
  code: string | undefined;
  error: string | undefined;
  /** A password that contains these is easy to guess. */
  owner?: PasswordOwner;
}

/** A field for a new password that shows its strength. The row of the page must name the namespace `account`. */
export function NewPasswordField({ label, field, typed = '', code, error, owner }: NewPasswordFieldProps) {
  const t = useTranslations('account.password');
  const { score, reason } = passwordStrength(typed, owner);
  const bounds = { min: passwordLength.min, max: passwordLength.max };
  const words =
    code === 'tooShort' ? t('tooShort', bounds) : code === 'tooLong' ? t('tooLong', bounds) : error;
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        label={label}
        hint={t('hint', bounds)}
        error={words}
        field={field}
        autoComplete="new-password"
      />
      {typed !== '' && (
        <>
          <StrengthMeter score={score} label={t('strength')} value={t(`scores.${score}`)} />
          <p aria-live="polite" className="text-sm text-quiet">
            {reason && t(`reasons.${reason}`, bounds)}
          </p>
        </>
      )}
    </div>
  );
}
