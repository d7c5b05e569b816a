import type { Rite } from '@manasik/content/guide/schema';
import { Scale } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { PenaltyLink } from '../penalties/penalty-link.tsx';
import { ownParts } from './own-parts.ts';
import { ranksUsed } from './rank-rows.ts';
import { RankedPart } from './ranked-part.tsx';

/** How each school ranks the rite, the user's own first, and the meaning of the ranks. */
export function RanksFold({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.ranks');
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  const ranks = ownParts(rite.ranks, choices);
  return (
    <FoldRow
      id="ranks"
      open={target === 'ranks'}
      icon={Scale}
      tone="gold"
      title={<h3 className="text-base">{t('title')}</h3>}
      text={t('lead')}
    >
      <ul className="flex flex-col gap-4">
        {ranks.map((ranked) => (
          <RankedPart key={ranked.id} rite={rite} ranked={ranked} />
        ))}
      </ul>
      <PenaltyLink />
      <Disclosure plain title={t('meaning')}>
        <dl className="flex flex-col gap-3">
          {ranksUsed(ranks).map((rank) => (
            <div key={rank}>
              <dt className="font-semibold">{t(`${rank}.name`)}</dt>
              <dd>{t(`${rank}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </FoldRow>
  );
}
