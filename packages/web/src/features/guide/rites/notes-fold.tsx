import type { Rite } from '@manasik/content/guide/schema';
import { Accessibility, Footprints, type LucideIcon, UserRound } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import type { NotePart } from './own-notes.ts';
import { sourcesWithClauses, useNoteTexts } from '../use-clause-texts.ts';
import { ownParts } from './own-parts.ts';

const icons: Record<NotePart, LucideIcon> = {
  women: UserRound,
  wheelchair: Accessibility,
  firstTime: Footprints,
};

interface NotesFoldProps {
  rite: Rite;
  part: NotePart;
  isOpen: boolean;
  className?: string;
}

/** What concerns some pilgrims: open for them, at hand for the others. */
export function NotesFold({ rite, part, isOpen, ...rest }: NotesFoldProps) {
  const t = useTranslations('guide.parts');
  const textsOf = useNoteTexts(rite.id);
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  return (
    <FoldRow
      id={part}
      open={isOpen || target === part}
      icon={icons[part]}
      title={<h3 className="text-base">{t(part)}</h3>}
      {...rest}
    >
      <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-green">
        {ownParts(rite[part], choices).map((note) => {
          const texts = textsOf(part, note, choices);
          return (
            <li key={note.id}>
              <div className="flex flex-col gap-1">
                <p className="max-w-text">{texts.instruction}</p>
                <ClauseLists texts={texts} />
                <SourceLine ids={sourcesWithClauses(note)} />
              </div>
            </li>
          );
        })}
      </ul>
    </FoldRow>
  );
}
