import type { Rite } from '@manasik/content/guide/schema';
import type { RiteId } from '@manasik/core/guide/rites';
import { neighboursOf } from '@manasik/core/guide/sequence';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { List } from '../../../ui/list-row.tsx';
import { Scene } from '../../../ui/scene.tsx';
import { ownSequence } from '../progress/own-sequence.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { riteScenes } from '../rite-scenes.ts';
import { SourceNumbers } from '../sources/source-numbers.tsx';
import { useFetchAhead } from '../use-fetch-ahead.ts';
import { usePosition } from '../use-position.ts';
import { NotesFold } from './notes-fold.tsx';
import { RiteEnd } from './rite-end.tsx';
import { RiteFacts } from './rite-facts.tsx';
import { loadRite } from './rite-files.ts';
import { RiteRows } from './rite-rows.tsx';
import { riteSourceIds } from './rite-source-ids.ts';
import { RiteTools } from './rite-tools.tsx';
import { StepsPart } from './steps-part.tsx';
import { useRestOfPage } from './use-rest-of-page.ts';

/** The page of a rite, once its data has loaded. */
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
  const { choices } = useGuideProgress();
  const { previous, next } = neighboursOf(ownSequence(choices), rite.id);
  useFetchAhead([next, previous].filter((neighbour) => neighbour !== undefined));
  const hasRest = useRestOfPage();
  return (
    <div className="with-honorific guide-on-paper mx-auto max-w-page md:px-8 md:pt-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12 print:block print:p-0 print:leading-[calc(var(--line-height)*0.88)]">
      <Picture id={rite.id} />
      <div
        className={cx(
          column,
          'relative z-10 -mt-8 flex flex-col gap-6 rounded-t-sheet bg-ground pt-7 md:mt-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-0 print:mt-0 print:pt-0',
        )}
      >
        <Head rite={rite} />
        {choices.sex === 'woman' && (
          <List>
            <NotesFold rite={rite} part="women" isOpen />
          </List>
        )}
        <StepsPart rite={rite} />
      </div>
      {hasRest && (
        <>
          <div className={cx(column, 'drawn-later pt-8 lg:col-start-2 lg:row-start-2')}>
            <RiteRows rite={rite} sources={sources} />
          </div>
          <div className={cx(column, 'drawn-later pt-8 pb-10 lg:col-start-1 lg:row-start-3')}>
            <RiteEnd id={rite.id} />
          </div>
        </>
      )}
    </div>
  );
}

const column = 'min-w-0 px-[min(1.25rem,5vw)] md:px-0 print:px-0';

/** The drawing of the rite with the link back. Not printed, to save ink. */
function Picture({ id }: { id: RiteId }) {
  const t = useTranslations('guide.rite');
  return (
    <div className="relative h-[min(76vw,22rem)] overflow-hidden md:h-96 md:rounded-card lg:col-start-2 lg:row-start-1 lg:aspect-3/2 lg:h-auto print:hidden">
      <Scene name={riteScenes[id]} priority="eager" aspect="fill" />
      <Link
        to="/guide"
        aria-label={t('back')}
        title={t('back')}
        className="absolute start-5 top-4 grid size-[min(3rem,14vw)] place-items-center rounded-full bg-raised text-ink hover:bg-green-soft"
      >
        <ArrowLeft aria-hidden="true" className="flip-rtl size-6" />
      </Link>
    </div>
  );
}

function Head({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  const position = usePosition(rite.id);
  return (
    <header className="flex flex-col gap-5">
      <div>
        <p className="text-sm font-semibold text-quiet">
          {position ? t('position', position) : t('notInYours')}
        </p>
        <h1 className="mt-1 display text-4xl">{words('title')}</h1>
        <p className="mt-2 max-w-text text-lg text-quiet">{words('short')}</p>
      </div>
      <RiteFacts rite={rite} />
      <RiteTools rite={rite} />
    </header>
  );
}
