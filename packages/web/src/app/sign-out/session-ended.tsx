import { useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { forgetLoss, useLoss } from './lost-changes.ts';
import { LossList } from './loss-list.tsx';
import type { Loss } from './unsent-stores.ts';

const namespaces = ['sign-out', 'common'] as const;

/** Says what the end of the session has erased, until the person closes it. */
export default function SessionEnded() {
  const loss = useLoss();
  if (!loss) return null;
  return (
    <WordsProvider namespaces={namespaces}>
      <EndedDialog loss={loss} />
    </WordsProvider>
  );
}

function EndedDialog({ loss: { erased, isKept, kinds } }: { loss: Loss }) {
  const t = useTranslations('sign-out');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={forgetLoss}
      title={t('ended.title')}
      description={t('ended.erased', { count: erased })}
      closeLabel={common('close')}
      footer={
        <DialogClose asChild>
          <Button>{t('ended.understood')}</Button>
        </DialogClose>
      }
    >
      <LossList kinds={kinds} />
      {isKept && <p>{t('othersKept')}</p>}
    </Dialog>
  );
}
