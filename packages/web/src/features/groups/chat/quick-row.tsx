import { quickPhrases } from '@manasik/core/groups/quick-phrases';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { Phrase } from './phrase.ts';

/** What can be said by one press. On phones the row scrolls along the line. */
export function QuickRow({ onSay }: { onSay: (phrase: Phrase) => void }) {
  const t = useTranslations('chat');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span id={id} className="font-semibold">
          {t('quick.label')}
        </span>
        <span id={`${id}-hint`} className="text-quiet">
          {t('quick.hint')}
        </span>
      </p>
      <ul className="flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {quickPhrases.map((phrase) => (
          <li key={phrase} className="shrink-0">
            <Button variant="secondary" onClick={() => onSay(phrase)}>
              {t(`phrases.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
