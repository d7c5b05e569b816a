import { duaGroups } from '@manasik/core/guide/duas';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { duas } from './duas.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { DuaFilter } from './dua-filter.tsx';
import { DuaGroup } from './dua-group.tsx';
import { EyesFree } from './eyes-free.tsx';

export default function DuasPage() {
  const t = useTranslations('guide.duas');
  const { isDone, summary } = useGuideProgress();
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const shown = onlyFavourites ? duas.filter(({ id }) => isDone(`favourite:${id}`)) : duas;
  const groups = duaGroups
    .map((group) => ({ group, ofGroup: shown.filter((dua) => dua.group === group) }))
    .filter(({ ofGroup }) => ofGroup.length > 0);
  return (
    <GuideFrame title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap items-center gap-2">
        <DuaFilter onlyFavourites={onlyFavourites} onChange={setOnlyFavourites} />
        {shown.length > 0 && <EyesFree duas={shown} />}
        <p role="status" className="ms-2 text-sm text-quiet">
          {t('learned', { ...summary.duas })}
        </p>
      </div>
      {shown.length === 0 && <EmptyState title={t('noFavourites')} description={t('noFavouritesText')} />}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {groups.map(({ group, ofGroup }) => (
          <DuaGroup key={group} group={group} duas={ofGroup} />
        ))}
      </div>
    </GuideFrame>
  );
}
