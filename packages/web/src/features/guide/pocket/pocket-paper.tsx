import type { Rite } from '@manasik/content/guide/schema';
import type { RiteId } from '@manasik/core/guide/rites';
import { byDay, nightAfter } from '@manasik/core/guide/sequence';
import type { Ref } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { duas as allDuas, duasOf } from '../duas/duas.ts';
import { ownSequence } from '../progress/own-sequence.ts';
import { treesOf } from '../what-if/what-if.ts';
import { PocketAgain } from './pocket-again.tsx';
import { PocketDate } from './pocket-date.tsx';
import { PocketDay } from './pocket-day.tsx';
import { firstSaid, ofNoRite } from './pocket-duas.ts';
import { PocketJourney } from './pocket-journey.tsx';
import { PocketLines } from './pocket-lines.tsx';
import { PocketNumbers } from './pocket-numbers.tsx';
import type { PocketParts } from './pocket-parts.ts';
import { PocketPractical } from './pocket-practical.tsx';
import { PocketRite } from './pocket-rite.tsx';
import { PocketWhatIf } from './pocket-what-if.tsx';
import type { PocketChoices } from './use-pocket-choices.ts';

interface PocketPaperProps {
  rites: ReadonlyMap<Rite['id'], Rite>;
  parts: PocketParts;
  pilgrim: PocketChoices;
  ref?: Ref<HTMLElement>;
}

/** What is printed and saved: the chosen parts for one pilgrim. */
export function PocketPaper({ rites, parts, pilgrim: { choices, isAssumed }, ref }: PocketPaperProps) {
  const t = useTranslations('guide');
  const kinds = useTranslations('guide.choices.kind');
  const schools = useTranslations('guide.choices.school');
  const stations = ownSequence(choices);
  const own = stations.flatMap(({ rite }) => rites.get(rite) ?? []);
  const duas = firstSaid(own, choices);
  const numberOf = (id: RiteId): number => own.findIndex((rite) => rite.id === id) + 1;
  return (
    <section ref={ref} aria-label={t('pocket.title')} className="space-y-6">
      <h2 className="display text-2xl">
        {t('pocket.heading', { kind: kinds(choices.kind) })}
        {choices.school && ` · ${schools(choices.school)}`}
      </h2>
      {isAssumed && <p className="font-semibold">{t('pocket.assumed', { kind: kinds(choices.kind) })}</p>}
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
      <PocketWhatIf
        trees={treesOf([...new Set(own.flatMap((rite) => rite.whatIf))])}
        isWhole={parts.whatIf}
      />
      {parts.practical && <PocketPractical choices={choices} />}
      {parts.journey && <PocketJourney duas={duasOf(ofNoRite([...rites.values()], allDuas))} parts={parts} />}
      {parts.numbers && <PocketNumbers />}
    </section>
  );
}
