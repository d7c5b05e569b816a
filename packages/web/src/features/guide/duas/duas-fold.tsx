import type { Rite } from '@manasik/content/guide/schema';
import { HandHeart } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { DuaFold } from './dua-fold.tsx';
import { duasOf } from './duas.ts';

/** The duas of a rite that belong to none of its steps. */
export const moreDuas = (rite: Rite) => {
  const inSteps = new Set(rite.steps.flatMap((step) => step.duas ?? []));
  return duasOf(rite.duas.filter((id) => !inSteps.has(id)));
};

export function DuasFold({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const target = useHashTarget();
  return (
    <FoldRow
      id="duas"
      open={target === 'duas'}
      icon={HandHeart}
      tone="gold"
      title={<h3 className="text-base">{t('duas')}</h3>}
    >
      {moreDuas(rite).map((dua) => (
        <DuaFold key={dua.id} dua={dua} />
      ))}
    </FoldRow>
  );
}
