import type { Rite } from '@manasik/content/guide/schema';
import { Scale } from 'lucide-react';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { ownParts } from './own-parts.ts';
import { ranksUsed } from './rank-rows.ts';
import { RankedBody } from './ranked-part.tsx';

/** The rank of each part that this step performs, and one tap away what follows when it is left out. */
export function StepRanks({ rite, step }: { rite: Rite; step: Rite['steps'][number] }) {
  const t = useTranslations('guide.ranks');
  const words = useContentWords(`rites/${rite.id}`);
  const { list } = useFormatter();
  const { choices } = useGuideProgress();
  const ranks = ownParts(rite.ranks, choices).filter(({ id }) => step.ranks?.includes(id));
  return ranks.map((ranked) => {
    const used = choices.school ? [ranked[choices.school]] : ranksUsed([ranked]);
    const title = list(
      used.map((rank) => t(`${rank}.name`)),
      { type: 'disjunction' },
    );
    return (
      <Disclosure
        key={ranked.id}
        plain
        className="print:hidden"
        title={
          <span className="flex items-start gap-2 text-sm">
            <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold" />
            <span className="min-w-0">
              {title}: <span className="font-normal">{words(`ranks.${ranked.id}.name`)}</span>
            </span>
          </span>
        }
      >
        <RankedBody rite={rite} ranked={ranked} />
      </Disclosure>
    );
  });
}
