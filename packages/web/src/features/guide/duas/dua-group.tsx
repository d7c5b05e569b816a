import type { Dua } from '@manasik/content/guide/schema';
import { Check, Star } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { DuaCard } from './dua-card.tsx';

/** The duas of one part of the journey. */
export function DuaGroup({ group, duas }: { group: Dua['group']; duas: readonly Dua[] }) {
  const t = useTranslations('guide');
  const words = useContentWords('duas');
  const { isDone } = useGuideProgress();
  const target = useHashTarget();
  return (
    <section aria-labelledby={`group-${group}`} className="flex min-w-0 flex-col gap-3">
      <h2 id={`group-${group}`} className="display text-2xl">
        {t(`duas.groups.${group}`)}
      </h2>
      <List labelledBy={`group-${group}`}>
        {duas.map((dua) => (
          <FoldRow
            key={dua.id}
            id={dua.id}
            open={target === dua.id}
            title={
              <span className="flex items-center gap-3">
                <span className="min-w-0 grow">{words(`${dua.id}.name`)}</span>
                {isDone(`favourite:${dua.id}`) && (
                  <>
                    <Star aria-hidden="true" className="size-5 shrink-0 fill-gold text-gold" />
                    <VisuallyHidden>{t('dua.isFavourite')}</VisuallyHidden>
                  </>
                )}
                {isDone(`dua:${dua.id}`) && (
                  <>
                    <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0 text-green" />
                    <VisuallyHidden>{t('sequence.learned')}</VisuallyHidden>
                  </>
                )}
              </span>
            }
          >
            <DuaCard dua={dua} />
          </FoldRow>
        ))}
      </List>
    </section>
  );
}
