import { type ReactElement, useState } from 'react';
import type { z } from 'zod';
import { CodeField } from '../../../platform/forms/code-field.tsx';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface Proof {
  password: string;
  code: string;
}

interface ConfirmDialogProps<Sent> {
  title: string;
  description: string;
  trigger: ReactElement;
  /** The label of the submit button. */
  submitLabel: string;
  variant?: ButtonProps['variant'];
  /** The title of the toast after a failure. */
  failedTitle: string;
  schema: () => Promise<z.ZodObject>;
  asksForCode?: boolean;
  send: (proof: Proof) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** The message for an error that is not from the API. */
  errorText?: (error: unknown) => string | undefined;
}

/** Asks for the password, and for a code if required, before a change to how the user signs in. */
export function ConfirmDialog<Sent>(props: ConfirmDialogProps<Sent>) {
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={props.title}
      description={props.description}
      closeLabel={common('close')}
      trigger={props.trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <ProofForm {...props} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function ProofForm<Sent>({ onDone, ...props }: ConfirmDialogProps<Sent> & { onDone: () => void }) {
  const { asksForCode = false, schema, send, onSent, submitLabel, variant, failedTitle, errorText } = props;
  const t = useTranslations('settings.security.confirm');
  const { register, submit, sending, errorOf } = useContractForm<Proof, Sent>({
    schema,
    values: { password: '', code: '' },
    send,
    onSent: (sent) => {
      onDone();
      onSent(sent);
    },
    onFailed: (text, error) =>
      toast({ title: failedTitle, description: errorText?.(error) ?? text, variant: 'destructive' }),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label={t('password')}
        error={errorOf('password')}
        field={register('password')}
        autoComplete="current-password"
      />
      {asksForCode && <CodeField label={t('code')} error={errorOf('code')} field={register('code')} />}
      <Button
        type="submit"
        {...(variant && { variant })}
        pending={sending}
        pendingLabel={t('pending')}
        className="self-end"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
