import type { Rite } from '@manasik/content/guide/schema';
import { OctagonX, X } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { sourcesWithClauses, useNoteTexts } from '../use-clause-texts.ts';
import { ownParts } from './own-parts.ts';

export function MistakesFold({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const textsOf = useNoteTexts(rite.id);
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  return (
    <FoldRow
      id="mistakes"
      open={target === 'mistakes'}
      icon={OctagonX}
      tone="danger"
      title={<h3 className="text-base">{t('mistakes')}</h3>}
    >
      <ul className="flex flex-col gap-3">
        {ownParts(rite.mistakes, choices).map((mistake) => {
          const texts = textsOf('mistakes', mistake, choices);
          return (
            <li key={mistake.id} className="flex items-start gap-3">
              <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" strokeWidth={3} />
              <div className="flex min-w-0 flex-col gap-1">
                <p className="max-w-text">{texts.instruction}</p>
                <ClauseLists texts={texts} />
                <SourceLine ids={sourcesWithClauses(mistake)} />
              </div>
            </li>
          );
        })}
      </ul>
    </FoldRow>
  );
}
