import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ModulePart } from '../../../platform/modules/module-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { loadForms } from '../later.ts';

interface JoinDialogProps {
  /** The code from a link. With a code, the dialog opens. */
  code: string | undefined;
  onClosed: () => void;
}

/** The button for joining a group by its code, and its dialog. */
export function JoinDialog({ code, onClosed }: JoinDialogProps) {
  const t = useTranslations('groups.join');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (code !== undefined) onClosed();
  };
  return (
    <Dialog
      trigger={
        <Button variant="secondary">
          <KeyRound aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      }
      open={isOpen || code !== undefined}
      onOpenChange={(open) => (open ? setOpen(true) : close())}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
    >
      <ModulePart load={loadForms}>{({ JoinForm }) => <JoinForm code={code} onSent={close} />}</ModulePart>
    </Dialog>
  );
}
