import type { WhatIfNode } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { ClauseLists } from '../clause-lists.tsx';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { sourcesWithClauses, useWhatIfTexts } from '../use-clause-texts.ts';
import { WhatIfActions } from './what-if-actions.tsx';

interface WhatIfEndProps {
  tree: string;
  node: Extract<WhatIfNode, { end: true }>;
}

/** What to do: for everyone, and by school where a school has its own text, the user's own first. */
export function WhatIfEnd({ tree, node }: WhatIfEndProps) {
  const t = useTranslations('guide.whatIf');
  const school = useTranslations('guide.choices.school');
  const words = useContentWords('what-if');
  const { choices } = useGuideProgress();
  const texts = useWhatIfTexts(tree)(node, choices);
  const key = `${tree}.nodes.${node.id}`;
  const own = node.schools?.find((name) => name === choices.school);
  const others = node.schools?.filter((name) => name !== own) ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="max-w-text">
        <SchoolText>{texts.instruction ?? ''}</SchoolText>
      </p>
      <ClauseLists texts={texts} />
      <WhatIfActions actions={node.actions} />
      {own && (
        <div className="border-s-4 border-ornament ps-3">
          <p className="font-semibold">{t('own', { school: school(own) })}</p>
          <p className="max-w-text">{words(`${key}.schools.${own}`)}</p>
        </div>
      )}
      {others.length > 0 && (
        <div className={cx(own && 'print:hidden')}>
          <p className="text-sm text-quiet">{t(own ? 'otherSchools' : 'schools')}</p>
          <ul className="mt-1 flex flex-col gap-2">
            {others.map((name) => (
              <li key={name} className="max-w-text">
                <strong className="font-semibold">{school(name)}</strong>
                <span className="block">{words(`${key}.schools.${name}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {node.ask && <p className="font-semibold">{t('ask')}</p>}
      <SourceLine ids={sourcesWithClauses(node)} />
    </div>
  );
}
