import { FileUp, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { FocusCard } from './focus-card.tsx';
import type { ImportFailure } from './use-import.ts';

type ChooseCardProps = {
  failure?: ImportFailure | undefined;
  /** The user came back here from a later step, so the card receives the focus. */
  takesFocus?: boolean | undefined;
  onChoose: (files: readonly File[]) => void;
};

/** Takes the file, or several of Google. */
export function ChooseCard({ failure, takesFocus, onChoose }: ChooseCardProps) {
  const t = useTranslations('health-import');
  const input = useRef<HTMLInputElement>(null);
  const Frame = takesFocus ? FocusCard : Card;
  return (
    <Frame title={t('choose.title')} titleId="import-choose" description={t('choose.hint')}>
      {failure && (
        <ErrorState title={t(`failures.${failure}.title`)} description={t(`failures.${failure}.text`)} />
      )}
      <div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".zip,.xml,.csv,.json"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again.
            target.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          {t('choose.submit')}
        </Button>
      </div>
      <p className="flex items-start gap-3 text-sm text-quiet">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
        <span className="min-w-0">{t('choose.private')}</span>
      </p>
    </Frame>
  );
}
