import type { Rite } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { sourcesWithClauses, useRankTexts } from '../use-clause-texts.ts';
import { commonRank, rankRows } from './rank-rows.ts';

interface RankedProps {
  rite: Rite;
  ranked: Rite['ranks'][number];
}

/** A part of a rite with its name, in a list. */
export function RankedPart({ rite, ranked }: RankedProps) {
  const words = useContentWords(`rites/${rite.id}`);
  return (
    <li className="flex min-w-0 flex-col gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <h4 className="text-base">{words(`ranks.${ranked.id}.name`)}</h4>
      <RankedBody rite={rite} ranked={ranked} />
    </li>
  );
}

/** How the schools rank a part of a rite, and what follows when it is left out. */
export function RankedBody({ rite, ranked }: RankedProps) {
  const t = useTranslations('guide.ranks');
  const school = useTranslations('guide.choices.school');
  const { choices } = useGuideProgress();
  const texts = useRankTexts(rite.id)(ranked, choices);
  const common = commonRank(ranked);
  return (
    <>
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
      {texts.instruction && <p className="text-sm">{texts.instruction}</p>}
      <div className="flex flex-col gap-2 text-sm">
        <ClauseLists texts={texts} />
      </div>
      <SourceLine ids={sourcesWithClauses(ranked)} />
    </>
  );
}
