import type { Rite } from '@manasik/content/guide/schema';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { DuasFold, moreDuas } from '../duas/duas-fold.tsx';
import { PracticalFold } from '../practical/practical-fold.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { SourcesFold } from '../sources/sources-fold.tsx';
import { MistakesFold } from './mistakes-fold.tsx';
import { NotesFold } from './notes-fold.tsx';
import { areOwnNotes, type NotePart } from './own-notes.ts';
import { PlaceFold } from './place-fold.tsx';
import { RanksFold } from './ranks-fold.tsx';
import { WhatIfFold } from './what-if-fold.tsx';

/** The folded parts below the steps, the most commonly needed first. */
export function RiteRows({ rite, sources }: { rite: Rite; sources: readonly string[] }) {
  const t = useTranslations('guide.parts');
  const { choices } = useGuideProgress();
  // For women, these are above the steps.
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
      <List>
        {rite.whatIf.length > 0 && <WhatIfFold rite={rite} />}
        {notes.map(({ part, isOpen }) => (
          <NotesFold
            key={part}
            rite={rite}
            part={part}
            isOpen={isOpen}
            {...(!areOwnNotes(part, choices) && { className: 'print:hidden' })}
          />
        ))}
        <PracticalFold rite={rite.id} />
        <RanksFold rite={rite} />
        <MistakesFold rite={rite} />
        {moreDuas(rite).length > 0 && <DuasFold rite={rite} />}
        {rite.places.map((id) => (
          <PlaceFold key={id} id={id} />
        ))}
        <SourcesFold ids={sources} />
      </List>
    </section>
  );
}
