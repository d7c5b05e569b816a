import type { KnownField, Ticked } from '@manasik/core/health/medical-card';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { knownWords } from '../../../shared/medical-card/known-words.ts';
import { Chip } from '../../../ui/chip.tsx';

interface KnownEntriesProps {
  field: KnownField;
  ticked: Ticked | undefined;
  onChange: (ticked: Ticked) => void;
}

/** The usual illnesses or allergies to tick. Unlike typed text, they can be shown in the helper's language. */
export function KnownEntries({ field, ticked, onChange }: KnownEntriesProps) {
  const t = useTranslations('medical-card');
  const hintId = useId();
  const chosen: readonly string[] = ticked?.[field] ?? [];
  const toggle = (id: string): void =>
    onChange({
      ...ticked,
      [field]: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
    });
  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t(`fields.${field}`)}</legend>
      <p id={hintId} className="-mt-1 mb-2 text-sm text-quiet">
        {t('known.hint')}
      </p>
      <div className="flex flex-wrap gap-2">
        {knownWords[field].map(({ id, words }) => (
          <Chip key={id} isChosen={chosen.includes(id)} onChoose={() => toggle(id)}>
            {t(words)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
