import { quickPhrases } from '@manasik/core/groups/quick-phrases';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Phrase } from './phrase.ts';

/** Phrases to send with one tap. On phones the row scrolls sideways. */
export function QuickRow({ onSay }: { onSay: (phrase: Phrase) => void }) {
  const t = useTranslations('chat');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <VisuallyHidden>
        <span id={id}>{t('quick.label')}</span> <span id={`${id}-hint`}>{t('quick.hint')}</span>
      </VisuallyHidden>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {quickPhrases.map((phrase) => (
          <li key={phrase} className="shrink-0">
            <Button
              variant="secondary"
              className="rounded-full border-transparent"
              onClick={() => onSay(phrase)}
            >
              {t(`phrases.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
