import type { Dua } from '@manasik/content/guide/schema';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PocketDua } from './pocket-dua.tsx';
import type { PocketParts } from './pocket-parts.ts';

/** The duas that belong to no rite. */
export function PocketJourney({ duas, parts }: { duas: readonly Dua[]; parts: PocketParts }) {
  const t = useTranslations('guide.pocket');
  return (
    <section aria-labelledby="journey" className="space-y-2 border-t border-line pt-4">
      <h3 id="journey" className="break-after-avoid text-xl">
        {t('journey')}
      </h3>
      {duas.map((dua) => (
        <PocketDua key={dua.id} dua={dua} parts={parts} showsWhen />
      ))}
    </section>
  );
}
