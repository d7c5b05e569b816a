import { dhikrLimits } from '@manasik/core/dhikr/dhikr';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import type { OwnPhrase } from './dhikr-record.ts';
import { checkPhrase, type PhraseFaults } from './check-phrase.ts';

interface OwnDialogProps {
  /** The button that opens it, and receives the focus afterwards. */
  trigger: ReactNode;
  /** The dhikr to change; without it a new one. */
  phrase?: OwnPhrase;
  onSave: (text: string, target: number, id: string | undefined) => void;
  onRemove?: (phrase: OwnPhrase) => void;
}

/** Adds or changes one's own dhikr, or removes it after a confirmation. */
export function OwnDialog({ trigger, phrase, onSave, onRemove }: OwnDialogProps) {
  const t = useTranslations('dhikr.own');
  const common = useTranslations('common');
  const [step, setStep] = useState<'closed' | 'form' | 'remove'>('closed');
  const close = () => setStep('closed');
  const isRemoving = step === 'remove' && phrase !== undefined;
  return (
    <Dialog
      trigger={trigger}
      open={step !== 'closed'}
      onOpenChange={(isOpen) => setStep(isOpen ? 'form' : 'closed')}
      title={isRemoving ? t('removeTitle', { name: phrase.text }) : t(phrase ? 'editTitle' : 'addTitle')}
      description={isRemoving ? t('removeText') : undefined}
      closeLabel={common('close')}
    >
      {isRemoving ? (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('keep')}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              close();
              onRemove?.(phrase);
            }}
          >
            {t('removeConfirm')}
          </Button>
        </div>
      ) : (
        <OwnForm phrase={phrase} onClose={close} onSave={onSave} onRemove={() => setStep('remove')} />
      )}
    </Dialog>
  );
}

interface OwnFormProps {
  phrase: OwnPhrase | undefined;
  onClose: () => void;
  onSave: OwnDialogProps['onSave'];
  onRemove: () => void;
}

function OwnForm({ phrase, onClose, onSave, onRemove }: OwnFormProps) {
  const t = useTranslations('dhikr.own');
  const common = useTranslations('common');
  const fault = useTranslations('errors.fields');
  const [text, setText] = useState(phrase?.text ?? '');
  const [target, setTarget] = useState(String(phrase?.target ?? usualTarget));
  const [faults, setFaults] = useState<PhraseFaults>({});

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const checked = checkPhrase(text, target);
    setFaults(checked.faults);
    if (checked.faults.text || checked.faults.target) {
      const field = event.currentTarget.elements.namedItem(checked.faults.text ? 'text' : 'target');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    onSave(checked.text, checked.target, phrase?.id);
    onClose();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('text')} hint={t('textHint')} error={faults.text && fault(faults.text)} required>
        <Input
          name="text"
          dir="auto"
          autoComplete="off"
          maxLength={dhikrLimits.textLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field
        label={t('target')}
        hint={t('targetHint')}
        error={faults.target && fault(faults.target)}
        required
      >
        <Input
          name="target"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {phrase && (
          <Button variant="quiet" className="me-auto" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button type="submit">{common('save')}</Button>
      </div>
    </form>
  );
}

const usualTarget = 100;
