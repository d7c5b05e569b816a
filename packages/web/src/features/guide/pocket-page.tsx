import type { Rite } from '@manasik/content/guide/schema';
import { riteIds } from '@manasik/core/guide/rites';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { GuideFrame } from '../../lib/guide/guide-frame.tsx';
import { assumedKind, ownSequence } from '../../lib/guide/own-sequence.ts';
import { loadRite } from '../../lib/guide/rite-files.ts';
import { useGuideProgress } from '../../lib/guide/use-guide-progress.ts';
import { PocketChoice } from './pocket-choice.tsx';
import { PocketNumbers } from './pocket-numbers.tsx';
import { everyPart, type PocketParts } from './pocket-parts.ts';
import { PocketRite } from './pocket-rite.tsx';
import { firstSaid } from './pocket-duas.ts';

/** The guide for paper, once all rites are here. */
export async function pocketPage(): Promise<{ default: ComponentType }> {
  const rites = new Map((await Promise.all(riteIds.map(loadRite))).map((rite) => [rite.id, rite]));
  return { default: () => <PocketPage rites={rites} /> };
}

function PocketPage({ rites }: { rites: ReadonlyMap<Rite['id'], Rite> }) {
  const t = useTranslations('guide.pocket');
  const kinds = useTranslations('guide.choices.kind');
  const { choices: said } = useGuideProgress();
  // Paper shows one order: that which the guide shows until a kind is chosen.
  const choices = { ...said, kind: said.kind ?? assumedKind };
  const [parts, setParts] = useState<PocketParts>(everyPart);
  const own = ownSequence(choices).flatMap(({ rite }) => rites.get(rite) ?? []);
  const duas = firstSaid(own, choices);
  return (
    <GuideFrame title={t('title')} lead={<span className="print:hidden">{t('lead')}</span>}>
      <PocketChoice parts={parts} onChange={setParts} />
      <section aria-label={t('title')} className="flex flex-col gap-6">
        <h2 className="text-2xl">{t('heading', { kind: kinds(choices.kind) })}</h2>
        {own.map((rite, index) => (
          <PocketRite
            key={rite.id}
            rite={rite}
            choices={choices}
            number={index + 1}
            parts={parts}
            duas={duas.get(rite.id) ?? []}
          />
        ))}
        {parts.numbers && <PocketNumbers />}
      </section>
    </GuideFrame>
  );
}
