import { ListChecks, Printer, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { PocketLength } from './pocket-length.tsx';
import { type PocketParts, pocketParts } from './pocket-parts.ts';

interface PocketChoiceProps {
  parts: PocketParts;
  onChange: (parts: PocketParts) => void;
  /** The kind of Hajj and the school of the person. */
  own: string;
  /** The button that saves the chosen parts. */
  save: ReactNode;
}

export function PocketChoice({ parts, onChange, own, save }: PocketChoiceProps) {
  const t = useTranslations('guide.pocket');
  const ofRite = useTranslations('guide.parts');
  const practical = useTranslations('guide.practical');
  const nameOf = (part: keyof PocketParts): string => {
    if (part === 'practical') return practical('title');
    return part === 'mistakes' || part === 'whatIf' ? ofRite(part) : t(part);
  };
  return (
    <div className="flex w-full max-w-text min-w-0 flex-col gap-3 print:hidden">
      <PocketLength parts={parts} onChange={onChange} />
      <div className="grid gap-3 sm:grid-cols-2">
        {save}
        <Button size="large" variant="secondary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print')}
        </Button>
      </div>
      <p className="text-sm text-quiet">{t('printHint')}</p>
      <List>
        <FoldRow icon={ListChecks} title={t('include')}>
          <fieldset className="min-w-0">
            <legend className="sr-only">{t('include')}</legend>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {pocketParts.map((part) => (
                <Checkbox
                  key={part}
                  label={nameOf(part)}
                  checked={parts[part]}
                  onChange={({ target }) => onChange({ ...parts, [part]: target.checked })}
                />
              ))}
            </div>
          </fieldset>
        </FoldRow>
        <ListRow icon={UserRound} title={t('choicesLink')} text={own} to="/guide" />
      </List>
    </div>
  );
}
