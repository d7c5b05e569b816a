import type { Rite } from '@manasik/content/guide/schema';
import { type RiteId, riteIds } from '@manasik/core/guide/rites';
import { byDay, nightAfter } from '@manasik/core/guide/sequence';
import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { duas as allDuas, duasOf } from '../duas/duas.ts';
import { assumedKind, ownSequence } from '../progress/own-sequence.ts';
import { loadRite } from '../rites/rite-files.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { treesOf } from '../what-if/what-if.ts';
import { PocketAgain } from './pocket-again.tsx';
import { PocketChoice } from './pocket-choice.tsx';
import { PocketDate } from './pocket-date.tsx';
import { PocketDay } from './pocket-day.tsx';
import { firstSaid, ofNoRite } from './pocket-duas.ts';
import { PocketJourney } from './pocket-journey.tsx';
import { PocketLines } from './pocket-lines.tsx';
import { PocketNumbers } from './pocket-numbers.tsx';
import { type PocketParts, shortParts } from './pocket-parts.ts';
import { PocketRite } from './pocket-rite.tsx';
import { PocketWhatIf } from './pocket-what-if.tsx';
import { SavePdf } from './pdf/save-pdf.tsx';

/**
 * The printed guide, once all rites have loaded.
 * @param partsFor what is printed until the person chooses
 */
export async function pocketPage(partsFor = shortParts): Promise<{ default: ComponentType }> {
  const rites = new Map((await Promise.all(riteIds.map(loadRite))).map((rite) => [rite.id, rite]));
  return { default: () => <PocketPage rites={rites} partsFor={partsFor} /> };
}

interface PocketPageProps {
  rites: ReadonlyMap<Rite['id'], Rite>;
  partsFor: typeof shortParts;
}

function PocketPage({ rites, partsFor }: PocketPageProps) {
  const t = useTranslations('guide');
  const kinds = useTranslations('guide.choices.kind');
  const schools = useTranslations('guide.choices.school');
  const { choices: said } = useGuideProgress();
  // Paper can show only one order: the default of the guide until a kind of Hajj is chosen.
  const choices = { ...said, kind: said.kind ?? assumedKind };
  const [chosen, setChosen] = useState<PocketParts>();
  const parts = chosen ?? partsFor(choices);
  const { language } = useLanguage();
  const paper = useRef<HTMLElement>(null);
  const stations = ownSequence(choices);
  const own = stations.flatMap(({ rite }) => rites.get(rite) ?? []);
  const duas = firstSaid(own, choices);
  const numberOf = (id: RiteId): number => own.findIndex((rite) => rite.id === id) + 1;
  return (
    <GuideFrame title={t('pocket.title')}>
      <PocketChoice
        parts={parts}
        onChange={setChosen}
        own={[kinds(choices.kind), choices.school && schools(choices.school)].filter(Boolean).join(' · ')}
        save={
          <SavePdf
            part={paper}
            title={t('pocket.title')}
            fileName={`manasik-${choices.kind}-${language}.pdf`}
          />
        }
      />
      <section ref={paper} aria-label={t('pocket.title')} className="space-y-6">
        <h2 className="display text-2xl">
          {t('pocket.heading', { kind: kinds(choices.kind) })}
          {choices.school && ` · ${schools(choices.school)}`}
        </h2>
        {said.kind === null && (
          <p className="font-semibold">{t('pocket.assumed', { kind: kinds(choices.kind) })}</p>
        )}
        <PocketDate />
        <PocketLines />
        <p>{t('nights.explained')}</p>
        {byDay(stations).map(({ day, stations: ofDay }) => (
          <PocketDay key={day} day={day}>
            {ofDay.map(({ rite: id, days }) => {
              const rite = rites.get(id);
              const night = nightAfter({ rite: id, day });
              const shared = { number: numberOf(id), night: night && t(`nights.${night}`) };
              if (!rite) return null;
              if (day !== days[0]) return <PocketAgain key={id} rite={id} {...shared} />;
              return (
                <PocketRite
                  key={id}
                  rite={rite}
                  choices={choices}
                  parts={parts}
                  duas={duas.get(id) ?? []}
                  {...shared}
                />
              );
            })}
          </PocketDay>
        ))}
        {parts.whatIf && <PocketWhatIf trees={treesOf([...new Set(own.flatMap((rite) => rite.whatIf))])} />}
        {parts.journey && (
          <PocketJourney duas={duasOf(ofNoRite([...rites.values()], allDuas))} parts={parts} />
        )}
        {parts.numbers && <PocketNumbers />}
      </section>
    </GuideFrame>
  );
}
