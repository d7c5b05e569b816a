import { Download } from 'lucide-react';
import { useId } from 'react';
import { saveFile } from '../../platform/device/save-file.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { ownerOf } from '../../platform/outbox/record-store.ts';
import { useUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { focusMain } from './focus-main.ts';
import { removeUnreadable } from './items/travel-store.ts';
import { useUnreadable } from './items/unreadable.ts';

const fileName = 'manasik-trip-unreadable.json';

/** Says that something stored on this device cannot be read, and gives it out as a file. */
export function UnreadableNote() {
  const t = useTranslations('travel.unreadable');
  const common = useTranslations('common');
  const id = useId();
  const { user } = useUser();
  const unreadable = useUnreadable(() => ownerOf(user?.id));
  if (unreadable.length === 0) return null;

  function save(): void {
    const contents = unreadable.map(({ content }) => content);
    saveFile(fileName, 'application/json', JSON.stringify(contents, null, 2));
  }

  return (
    <Card
      title={t('title', { count: unreadable.length })}
      titleId={id}
      description={t('text')}
      footer={
        <>
          <Button variant="secondary" onClick={save}>
            <Download aria-hidden="true" className="size-5" />
            {t('save')}
          </Button>
          <QuestionDialog
            title={t('confirm.title')}
            description={t('confirm.text')}
            closeLabel={common('close')}
            trigger={<Button variant="quiet">{t('remove')}</Button>}
            keepLabel={t('confirm.keep')}
            confirmLabel={t('remove')}
            onConfirm={() => removeUnreadable(ownerOf(user?.id))}
            onOpenerGone={focusMain}
          />
        </>
      }
    />
  );
}
