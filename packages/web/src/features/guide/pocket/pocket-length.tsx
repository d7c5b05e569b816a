import { useTranslations } from '../../../platform/i18n/index.ts';
import { Radio } from '../../../ui/choice.tsx';
import { areSameParts, everyPart, type PocketParts, shortParts } from './pocket-parts.ts';

interface PocketLengthProps {
  parts: PocketParts;
  onChange: (parts: PocketParts) => void;
}

/** The short guide or the whole one; neither is marked if the reader has chosen other parts. */
export function PocketLength({ parts, onChange }: PocketLengthProps) {
  const t = useTranslations('guide.pocket');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('length')}</legend>
      {(
        [
          ['short', shortParts],
          ['whole', everyPart],
        ] as const
      ).map(([name, ofLength]) => (
        <Radio
          key={name}
          name="length"
          label={t(name)}
          checked={areSameParts(parts, ofLength)}
          onChange={() => onChange(ofLength)}
        />
      ))}
    </fieldset>
  );
}
