import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type PocketParts, pocketParts } from './pocket-parts.ts';

interface PocketChoiceProps {
  parts: PocketParts;
  onChange: (parts: PocketParts) => void;
  /** The button that saves the chosen parts. */
  save: ReactNode;
}

export function PocketChoice({ parts, onChange, save }: PocketChoiceProps) {
  const t = useTranslations('guide.pocket');
  const ofRite = useTranslations('guide.parts');
  return (
    <Card className="print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {save}
        <Button size="large" variant="secondary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print')}
        </Button>
      </div>
      <p className="text-sm text-quiet">{t('printHint')}</p>
      <Disclosure plain title={t('include')}>
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('include')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {pocketParts.map((part) => (
              <Checkbox
                key={part}
                label={part === 'mistakes' || part === 'whatIf' ? ofRite(part) : t(part)}
                checked={parts[part]}
                onChange={({ target }) => onChange({ ...parts, [part]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <LinkButton to="/guide" variant="secondary">
            {t('choicesLink')}
          </LinkButton>
        </div>
      </Disclosure>
    </Card>
  );
}
