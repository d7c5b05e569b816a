import type { WhatIf } from '@manasik/content/guide/schema';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { WhatIfActions } from './what-if-actions.tsx';
import { WhatIfEnd } from './what-if-end.tsx';

/** The whole tree as a numbered list, in which each answer names the next number. */
export function WhatIfList({ tree }: { tree: WhatIf }) {
  const t = useTranslations('guide.whatIf');
  const words = useContentWords('what-if');
  const { number } = useFormatter();
  const numberOf = (id: string) => number(tree.nodes.findIndex((node) => node.id === id) + 1);
  return (
    <ol className="min-w-0 list-decimal space-y-4 ps-6 marker:font-semibold marker:text-green">
      {tree.nodes.map((node) => (
        <li key={node.id} className="break-inside-avoid ps-1">
          {'answers' in node ? (
            <>
              <p className="font-semibold">{words(`${tree.id}.nodes.${node.id}.text`)}</p>
              <WhatIfActions actions={node.actions} />
              <ul className="flex list-disc flex-col gap-1 ps-5">
                {node.answers.map(({ id, next }) => (
                  <li key={id}>
                    {t('leadsTo', {
                      answer: words(`${tree.id}.nodes.${node.id}.answers.${id}`),
                      number: numberOf(next),
                    })}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <WhatIfEnd tree={tree.id} node={node} />
          )}
        </li>
      ))}
    </ol>
  );
}
