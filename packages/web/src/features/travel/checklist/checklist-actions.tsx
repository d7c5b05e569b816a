import type { CheckSection } from '@manasik/core/travel/checklist';
import { Printer, RotateCcw, Share2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { shareText } from '../../../platform/links/share-text.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { clearTicks } from './use-checklist.ts';
import { useLineText } from './use-line-text.ts';
import { openItemsText } from './open-items-text.ts';

interface ChecklistActionsProps {
  sections: readonly CheckSection[];
  setAllOpen: (isOpen: boolean) => void;
}

export function ChecklistActions({ sections, setAllOpen }: ChecklistActionsProps) {
  const t = useTranslations('travel-checklist');
  const hasTicks = sections.some(({ done }) => done > 0);

  function printAll(): void {
    flushSync(() => setAllOpen(true));
    print();
    setAllOpen(false);
  }

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ShareButton sections={sections} />
      <Button variant="secondary" onClick={printAll}>
        <Printer aria-hidden="true" className="size-5" />
        {t('print')}
      </Button>
      {hasTicks && <ResetButton sections={sections} />}
    </div>
  );
}

/** Sends what is open as a text, to the group's chat or any other app. */
function ShareButton({ sections }: { sections: readonly CheckSection[] }) {
  const t = useTranslations('travel-checklist');
  const textOf = useLineText();
  async function send(): Promise<void> {
    const text = openItemsText(t('share.heading'), sections, (name) => t(`categories.${name}`), textOf);
    const outcome = await shareText(text, navigator);
    if (outcome === 'copied') toast({ title: t('share.copied') });
    if (outcome === 'failed') toast({ title: t('share.failed'), variant: 'destructive' });
  }
  const isOpen = sections.some(({ lines, done }) => done < lines.length);
  if (!isOpen) return null;
  return (
    <Button variant="secondary" onClick={() => void send()}>
      <Share2 aria-hidden="true" className="size-5" />
      {t('share.button')}
    </Button>
  );
}

function ResetButton({ sections }: { sections: readonly CheckSection[] }) {
  const t = useTranslations('travel-checklist.reset');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      trigger={
        <Button variant="quiet">
          <RotateCcw aria-hidden="true" className="size-5" />
          {t('button')}
        </Button>
      }
      keepLabel={t('keep')}
      confirmLabel={t('button')}
      onConfirm={() => clearTicks(sections)}
      closesOnConfirm
    />
  );
}
