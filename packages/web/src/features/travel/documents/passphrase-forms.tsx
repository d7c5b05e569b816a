import { type SubmitEvent, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { PasswordInput, type PasswordInputProps } from '../../../ui/password-input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import { WrongPassphraseError } from './scan-crypto.ts';
import { faultOf, type ScanFault } from './scan-file.ts';
import { claimVault, createVault, eraseVault, unlockVault } from './scan-vault.ts';

const leastCharacters = 10;

/** Sets the passphrase of this device. */
export function NewPassphrase() {
  const t = useTranslations('travel.scans');
  const format = useTravelFormat();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [fault, setFault] = useState<'short' | 'differs' | ScanFault>();
  const [isPending, setPending] = useState(false);
  const least = format.number(leastCharacters);

  async function set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (passphrase.length < leastCharacters) return setFault('short');
    if (passphrase !== again) return setFault('differs');
    setFault(undefined);
    setPending(true);
    await createVault(passphrase).catch((error: unknown) => setFault(faultOf(error)));
    setPending(false);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4 surface p-[min(1.25rem,5vw)]"
      onSubmit={(event) => void set(event)}
    >
      <p>{t('new.lead')}</p>
      <Field
        label={t('passphrase')}
        hint={t('new.hint', { least })}
        error={fault === 'short' && t('new.short', { least })}
      >
        <Passphrase autoComplete="new-password" value={passphrase} onValue={setPassphrase} />
      </Field>
      <Field label={t('new.again')} error={fault === 'differs' && t('new.differs')}>
        <Passphrase autoComplete="new-password" value={again} onValue={setAgain} />
      </Field>
      <p className="font-semibold">{t('new.warning')}</p>
      <FieldError id="scans-new-error">
        {fault && fault !== 'short' && fault !== 'differs' && <Fault fault={fault} />}
      </FieldError>
      <div>
        <Button type="submit" variant="secondary" pending={isPending} pendingLabel={t('new.pending')}>
          {t('new.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Unlocks the scans, or deletes them when the passphrase is forgotten. */
export function Unlock({ count }: { count: number }) {
  const t = useTranslations('travel.scans.locked');
  return (
    <div className="flex flex-col gap-4 surface p-[min(1.25rem,5vw)]">
      <UnlockForm lead={t('count', { count })} unlock={unlockVault} />
      <Disclosure plain title={t('forgotten')}>
        <p>{t('honest')}</p>
        <EraseAll />
      </Disclosure>
    </div>
  );
}

/**
 * Takes over the scans that were added without an account. They may be those of another person, so they can neither be
 * counted nor deleted here.
 */
export function ClaimScans() {
  const t = useTranslations('travel.scans.unclaimed');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 surface p-[min(1.25rem,5vw)]">
        <UnlockForm lead={t('lead')} unlock={claimVault} />
      </div>
      <Disclosure plain title={t('others')}>
        <NewPassphrase />
      </Disclosure>
    </div>
  );
}

interface UnlockFormProps {
  lead: string;
  /** Rejects with `WrongPassphraseError`. */
  unlock: (passphrase: string) => Promise<void>;
}

function UnlockForm({ lead, unlock }: UnlockFormProps) {
  const t = useTranslations('travel.scans');
  const [passphrase, setPassphrase] = useState('');
  const [fault, setFault] = useState<'wrong' | ScanFault>();
  const [isPending, setPending] = useState(false);

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setFault(undefined);
    try {
      await unlock(passphrase);
    } catch (error) {
      setFault(error instanceof WrongPassphraseError ? 'wrong' : faultOf(error));
    }
    setPending(false);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void open(event)}>
      <p>{lead}</p>
      <Field
        label={t('passphrase')}
        error={fault && (fault === 'wrong' ? t('locked.wrong') : <Fault fault={fault} />)}
      >
        <Passphrase autoComplete="current-password" value={passphrase} onValue={setPassphrase} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" pending={isPending} pendingLabel={t('locked.pending')}>
          {t('locked.submit')}
        </Button>
      </div>
    </form>
  );
}

function EraseAll() {
  const t = useTranslations('travel.scans');
  const common = useTranslations('common');
  async function erase(): Promise<void> {
    try {
      await eraseVault();
      toast({ title: t('locked.erased') });
    } catch (error) {
      toast({ title: t(`faults.${faultOf(error)}`, { size: '', most: '' }), variant: 'destructive' });
    }
  }
  return (
    <QuestionDialog
      title={t('locked.eraseTitle')}
      description={t('locked.eraseText')}
      closeLabel={common('close')}
      trigger={
        <Button variant="secondary" className="self-start">
          {t('locked.erase')}
        </Button>
      }
      keepLabel={common('cancel')}
      confirmLabel={t('locked.erase')}
      onConfirm={() => void erase()}
    />
  );
}

function Fault({ fault }: { fault: ScanFault }) {
  const t = useTranslations('travel.scans.faults');
  return t(fault, { size: '', most: '' });
}

type PassphraseProps = Pick<PasswordInputProps, 'autoComplete'> & {
  value: string;
  onValue: (value: string) => void;
};

function Passphrase({ value, onValue, autoComplete }: PassphraseProps) {
  const t = useTranslations('travel.scans');
  return (
    <PasswordInput
      autoComplete={autoComplete}
      labels={{ show: t('show'), hide: t('hide') }}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      // The direction of the passphrase is its own.
      className="[unicode-bidi:plaintext]"
    />
  );
}
