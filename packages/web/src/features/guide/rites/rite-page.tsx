import type { Rite } from '@manasik/content/guide/schema';
import type { RiteId } from '@manasik/core/guide/rites';
import { neighboursOf } from '@manasik/core/guide/sequence';
import type { ComponentType } from 'react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { riteScenes } from '../rite-scenes.ts';
import { ownSequence } from '../progress/own-sequence.ts';
import { PageSources } from '../sources/page-sources.tsx';
import { loadRite } from './rite-files.ts';
import { SourceNumbers } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useRestOfPage } from './use-rest-of-page.ts';
import { FactsCard } from './facts-card.tsx';
import { LearnedCard } from '../duas/learned-card.tsx';
import { MistakesCard } from './mistakes-card.tsx';
import { MoreDuas } from '../duas/more-duas.tsx';
import { NotesPart } from './notes-part.tsx';
import { PlaceCard } from './place-card.tsx';
import { RanksCard } from './ranks-card.tsx';
import { riteSourceIds } from './rite-source-ids.ts';
import { RiteWhatIf } from './rite-what-if.tsx';
import { StepsCard } from './steps-card.tsx';
import { useFetchAhead } from '../use-fetch-ahead.ts';
import { usePosition } from '../use-position.ts';

/** The page of a rite, once what it is made of is here. */
export async function ritePage(id: RiteId): Promise<{ default: ComponentType }> {
  const rite = await loadRite(id);
  const sources = riteSourceIds(rite);
  return {
    default: () => (
      <SourceNumbers ids={sources}>
        <RitePage rite={rite} sources={sources} />
      </SourceNumbers>
    ),
  };
}

function RitePage({ rite, sources }: { rite: Rite; sources: readonly string[] }) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  const position = usePosition(rite.id);
  const { previous, next } = neighboursOf(ownSequence(choices), rite.id);
  useFetchAhead([next, previous].filter((neighbour) => neighbour !== undefined));
  const hasRest = useRestOfPage();
  const isWoman = choices.sex === 'woman';
  const women = <NotesPart rite={rite} part="women" isOpen={choices.sex !== 'man'} />;
  return (
    <GuideFrame
      title={words('title')}
      lead={words('short')}
      scene={riteScenes[rite.id]}
      eyebrow={position ? t('position', position) : t('notInYours')}
    >
      <FactsCard rite={rite} />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 [&>*:not(:first-child)]:drawn-later">
          {isWoman && women}
          <StepsCard rite={rite} />
          {hasRest && (
            <>
              {choices.isFirstTime !== false && <NotesPart rite={rite} part="firstTime" isOpen />}
              {!isWoman && women}
              <NotesPart rite={rite} part="wheelchair" isOpen={choices.usesWheelchair === true} />
              <MoreDuas rite={rite} />
              <RiteWhatIf rite={rite} />
            </>
          )}
        </div>
        {hasRest && (
          <div className="flex min-w-0 flex-col gap-4 sm:gap-6 [&>*]:drawn-later">
            <RanksCard rite={rite} />
            <MistakesCard rite={rite} />
            {rite.places.map((id) => (
              <PlaceCard key={id} id={id} />
            ))}
          </div>
        )}
      </div>
      {hasRest && <PageSources ids={sources} />}
      {hasRest && <LearnedCard id={rite.id} />}
    </GuideFrame>
  );
}
