import type { RiteId } from '@manasik/core/guide/rites';
import { useTranslations } from '../../../platform/i18n/index.ts';

interface PocketAgainProps {
  rite: RiteId;
  /** The part of the printed guide with the full text. */
  number: number;
  night: string | null;
}

/** A rite on a later day, as a reference to its full text. */
export function PocketAgain({ rite, number, night }: PocketAgainProps) {
  const t = useTranslations('guide');
  return (
    <p className="break-inside-avoid">
      {night && <strong className="block font-semibold">{night}</strong>}
      <a href={`#rite-${rite}`} className="text-ink">
        {t('pocket.again', { rite: t(`rites.${rite}.name`), number })}
      </a>
    </p>
  );
}
