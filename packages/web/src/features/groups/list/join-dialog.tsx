import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type InvitationLink } from '../../../shared/groups/invitation.ts';
import { useInvitation } from '../../../shared/groups/use-invitation.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ModulePart } from '../../../platform/modules/module-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { loadForms } from '../later.ts';

interface JoinDialogProps {
  /** From a link. With one, the dialog opens. */
  invitation: InvitationLink | undefined;
  onClosed: () => void;
}

/** The button for joining a group by its code, and its dialog. */
export function JoinDialog({ invitation, onClosed }: JoinDialogProps) {
  const t = useTranslations('groups.join');
  const common = useTranslations('common');
  const invited = useInvitation(invitation);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (invitation) onClosed();
  };
  return (
    <Dialog
      trigger={
        <Button variant="secondary">
          <KeyRound aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      }
      open={isOpen || invitation !== undefined}
      onOpenChange={(open) => (open ? setOpen(true) : close())}
      title={t('title')}
      description={invited ?? t('text')}
      closeLabel={common('close')}
    >
      <ModulePart load={loadForms}>
        {({ JoinForm }) => <JoinForm code={invitation?.groupCode} onSent={close} />}
      </ModulePart>
    </Dialog>
  );
}
