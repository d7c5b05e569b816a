import type { Rite } from '@manasik/content/guide/schema';
import { X } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Card } from '../../../ui/card.tsx';
import { ownParts } from './own-parts.ts';

export function MistakesCard({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  return (
    <Card title={t('mistakes')} titleId="mistakes">
      <ul className="flex flex-col gap-3">
        {ownParts(rite.mistakes, choices).map(({ id, sources }) => (
          <li key={id} className="flex items-start gap-3">
            <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" strokeWidth={3} />
            <div className="min-w-0">
              <p>
                <SchoolText>{words(`mistakes.${id}`)}</SchoolText>
              </p>
              <SourceLine ids={sources} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
