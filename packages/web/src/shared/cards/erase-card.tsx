import { useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

interface EraseCardProps {
  isEmpty: boolean;
  onErase: () => void;
  words: { button: string; title: string; text: string; keep: string; done: string };
}

/** Erases a card from this device, after a question. */
export function EraseCard({ isEmpty, onErase, words }: EraseCardProps) {
  const common = useTranslations('common');
  const [isErased, setErased] = useState(false);
  function erase() {
    onErase();
    setErased(true);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <QuestionDialog
        title={words.title}
        description={words.text}
        closeLabel={common('close')}
        trigger={
          <Button variant="secondary" aria-disabled={isEmpty}>
            {words.button}
          </Button>
        }
        keepLabel={words.keep}
        confirmLabel={words.button}
        onConfirm={erase}
        closesOnConfirm
      />
      <p role="status">{isEmpty && isErased && words.done}</p>
    </div>
  );
}
