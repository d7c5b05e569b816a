import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ModulePart } from '../../../platform/modules/module-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { loadForms } from '../later.ts';

/** The button that creates a group, and its dialog. `isQuiet`: for people who have a group. */
export function CreateDialog({ isQuiet }: { isQuiet: boolean }) {
  const t = useTranslations('groups.create');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button variant={isQuiet ? 'secondary' : 'primary'}>
          <UserRoundPlus aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t('title')}
      closeLabel={common('close')}
    >
      <ModulePart load={loadForms}>
        {({ CreateForm }) => <CreateForm onCreated={() => setOpen(false)} />}
      </ModulePart>
    </Dialog>
  );
}
