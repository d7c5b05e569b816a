import type { Rite } from '@manasik/content/guide/schema';
import { riteIds } from '@manasik/core/guide/rites';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { GuideFrame } from '../../lib/guide/guide-frame.tsx';
import { duas as allDuas, duasOf } from '../../lib/guide/duas.ts';
import { assumedKind, ownSequence } from '../../lib/guide/own-sequence.ts';
import { loadRite } from '../../lib/guide/rite-files.ts';
import { useGuideProgress } from '../../lib/guide/use-guide-progress.ts';
import { PocketChoice } from './pocket-choice.tsx';
import { PocketDate } from './pocket-date.tsx';
import { PocketDay } from './pocket-day.tsx';
import { byFirstDay } from './pocket-days.ts';
import { firstSaid, ofNoRite } from './pocket-duas.ts';
import { PocketJourney } from './pocket-journey.tsx';
import { PocketLines } from './pocket-lines.tsx';
import { PocketNumbers } from './pocket-numbers.tsx';
import { everyPart, type PocketParts } from './pocket-parts.ts';
import { PocketRite } from './pocket-rite.tsx';

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
  const stations = ownSequence(choices);
  const own = stations.flatMap(({ rite }) => rites.get(rite) ?? []);
  const duas = firstSaid(own, choices);
  return (
    <GuideFrame title={t('title')} lead={<span className="print:hidden">{t('lead')}</span>}>
      <PocketChoice parts={parts} onChange={setParts} />
      <section aria-label={t('title')} className="flex flex-col gap-6">
        <h2 className="text-2xl">{t('heading', { kind: kinds(choices.kind) })}</h2>
        <PocketDate />
        <PocketLines />
        {byFirstDay(stations).map(({ day, stations: ofDay }) => (
          <PocketDay key={day} day={day}>
            {own
              .filter(({ id }) => ofDay.some(({ rite }) => rite === id))
              .map((rite) => (
                <PocketRite
                  key={rite.id}
                  rite={rite}
                  choices={choices}
                  number={own.indexOf(rite) + 1}
                  parts={parts}
                  duas={duas.get(rite.id) ?? []}
                />
              ))}
          </PocketDay>
        ))}
        {parts.journey && (
          <PocketJourney duas={duasOf(ofNoRite([...rites.values()], allDuas))} parts={parts} />
        )}
        {parts.numbers && <PocketNumbers />}
      </section>
    </GuideFrame>
  );
}
