import type { Rite } from '@manasik/content/guide/schema';
import { Scale } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { cx } from '../../../ui/cx.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { sourcesWithClauses, useRankTexts } from '../use-clause-texts.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { PenaltyLink } from '../penalties/penalty-link.tsx';
import { ownParts } from './own-parts.ts';
import { commonRank, rankRows, ranksUsed } from './rank-rows.ts';

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

/** How the schools rank a part of a rite, and what follows when it is left out. */
export function RankedPart({ rite, ranked }: { rite: Rite; ranked: Rite['ranks'][number] }) {
  const t = useTranslations('guide.ranks');
  const school = useTranslations('guide.choices.school');
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  const { id } = ranked;
  const texts = useRankTexts(rite.id)(ranked, choices);
  const common = commonRank(ranked);
  return (
    <li className="flex min-w-0 flex-col gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <h4 className="text-base">{words(`ranks.${id}.name`)}</h4>
      {common ? (
        <p>
          <strong className="font-semibold text-green">{t(`${common}.name`)}</strong>
          <span className="block text-sm text-quiet">{t('alike')}</span>
        </p>
      ) : (
        <dl className="flex flex-col">
          {rankRows(ranked, choices.school).map(({ school: name, rank }) => {
            const isOwn = name === choices.school;
            return (
              <div
                key={name}
                className={cx(
                  'flex flex-wrap justify-between gap-x-3 px-2 py-1 -mx-2',
                  isOwn && 'rounded-control bg-green-soft text-lg font-semibold',
                )}
              >
                <dt>{isOwn ? t('own', { school: school(name) }) : school(name)}</dt>
                <dd className={cx(!isOwn && 'font-semibold')}>{t(`${rank}.name`)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {texts.instruction && (
        <p className="text-sm">
          <SchoolText>{texts.instruction}</SchoolText>
        </p>
      )}
      <div className="flex flex-col gap-2 text-sm">
        <ClauseLists texts={texts} />
      </div>
      <SourceLine ids={sourcesWithClauses(ranked)} />
    </li>
  );
}
