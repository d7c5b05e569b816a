import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { PasswordField } from '../../../platform/forms/password-field.tsx';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SectionLead } from './section-frame.tsx';

export function DeleteSection() {
  const t = useTranslations('settings.security.delete');
  const common = useTranslations('common');
  const [deleted, setDeleted] = useState(false);
  return (
    <>
      <SectionLead>{t('lead')}</SectionLead>
      <div>
        <Dialog
          title={t(deleted ? 'done.title' : 'confirm.title')}
          description={t(deleted ? 'done.text' : 'confirm.text')}
          closeLabel={common('close')}
          trigger={<Button variant="destructive">{t('open')}</Button>}
          // There is nothing to return to: every exit leads to the first page, signed out.
          onOpenChange={(open) => {
            if (!open && deleted) location.replace('/');
          }}
        >
          {deleted ? (
            <LinkButton to="/" reloadDocument replace className="self-end">
              {t('done.leave')}
            </LinkButton>
          ) : (
            <DeleteForm onDeleted={() => setDeleted(true)} />
          )}
        </Dialog>
      </div>
    </>
  );
}

const schema = async () => (await import('@manasik/contract/account')).deleteUser.body;

function DeleteForm({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('settings.security.delete.confirm');
  const { register, submit, sending, errorOf } = useContractForm<{ password: string }, undefined>({
    schema,
    values: { password: '' },
    send: (body) => api('DELETE /api/auth/user', { body }),
    onSent: () => {
      queryClient.clear();
      onDeleted();
    },
    onFailed: (description) => toast({ title: t('failed'), description, variant: 'destructive' }),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label={t('password')}
        error={errorOf('password')}
        field={register('password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{t('keep')}</Button>
        </DialogClose>
        <Button type="submit" variant="destructive" pending={sending} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
