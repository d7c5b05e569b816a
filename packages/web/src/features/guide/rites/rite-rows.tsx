import type { Rite } from '@manasik/content/guide/schema';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Rows } from '../../../ui/rows.tsx';
import { DuasFold, moreDuas } from '../duas/duas-fold.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { SourcesFold } from '../sources/sources-fold.tsx';
import { MistakesFold } from './mistakes-fold.tsx';
import { NotesFold } from './notes-fold.tsx';
import { areOwnNotes, type NotePart } from './own-notes.ts';
import { PlaceFold } from './place-fold.tsx';
import { RanksFold } from './ranks-fold.tsx';
import { WhatIfFold } from './what-if-fold.tsx';

/** What waits behind a tap below the steps, the commonest need first. */
export function RiteRows({ rite, sources }: { rite: Rite; sources: readonly string[] }) {
  const t = useTranslations('guide.parts');
  const { choices } = useGuideProgress();
  // Those of women are above the steps for women.
  const notes: readonly { part: NotePart; isOpen: boolean }[] = [
    ...(choices.sex === 'woman' ? [] : [{ part: 'women' as const, isOpen: false }]),
    { part: 'wheelchair', isOpen: choices.usesWheelchair === true },
    { part: 'firstTime', isOpen: choices.isFirstTime === true },
  ];
  return (
    <section aria-labelledby="more" className="min-w-0">
      <h2 id="more" className="mb-3 display text-2xl print:hidden">
        {t('more')}
      </h2>
      <Rows>
        {rite.whatIf.length > 0 && (
          <li>
            <WhatIfFold rite={rite} />
          </li>
        )}
        {notes.map(({ part, isOpen }) => (
          <li key={part} className={cx(!areOwnNotes(part, choices) && 'print:hidden')}>
            <NotesFold rite={rite} part={part} isOpen={isOpen} />
          </li>
        ))}
        <li>
          <RanksFold rite={rite} />
        </li>
        <li>
          <MistakesFold rite={rite} />
        </li>
        {moreDuas(rite).length > 0 && (
          <li>
            <DuasFold rite={rite} />
          </li>
        )}
        {rite.places.map((id) => (
          <li key={id}>
            <PlaceFold id={id} />
          </li>
        ))}
        <li>
          <SourcesFold ids={sources} />
        </li>
      </Rows>
    </section>
  );
}
