import type { Rite } from '@manasik/content/guide/schema';
import { Accessibility, Footprints, type LucideIcon, UserRound } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import type { NotePart } from './own-notes.ts';
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
  const words = useContentWords(`rites/${rite.id}`);
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
        {ownParts(rite[part], choices).map(({ id, sources }) => (
          <li key={id}>
            <p className="max-w-text">
              <SchoolText>{words(`${part}.${id}`)}</SchoolText>
            </p>
            <SourceLine ids={sources} />
          </li>
        ))}
      </ul>
    </FoldRow>
  );
}
