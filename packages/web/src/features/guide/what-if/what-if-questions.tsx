import type { WhatIf } from '@manasik/content/guide/schema';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { type Given, nodeAfter } from './what-if.ts';
import { WhatIfActions } from './what-if-actions.tsx';
import { WhatIfEnd } from './what-if-end.tsx';

/** One question at a time, with a way back. */
export function WhatIfQuestions({ tree }: { tree: WhatIf }) {
  const t = useTranslations('guide.whatIf');
  const words = useContentWords('what-if');
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [isMoved, setMoved] = useState(false);
  const node = nodeAfter(tree, given);
  const go = (next: readonly Given[]) => {
    setMoved(true);
    setGiven(next);
  };
  if (!node) return null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {given.length > 0 && (
        <ol aria-label={t('answers')} className="flex flex-col gap-2 text-sm text-quiet">
          {given.map(({ node: asked, answer }) => (
            <li key={asked}>
              {words(`${tree.id}.nodes.${asked}.text`)}{' '}
              <strong className="font-semibold text-ink">
                {words(`${tree.id}.nodes.${asked}.answers.${answer}`)}
              </strong>
            </li>
          ))}
        </ol>
      )}
      <Here key={node.id} takesFocus={isMoved}>
        {'answers' in node ? (
          <>
            <p className="max-w-text text-lg font-semibold">{words(`${tree.id}.nodes.${node.id}.text`)}</p>
            <WhatIfActions actions={node.actions} />
            <ul className="flex flex-col gap-2">
              {node.answers.map(({ id }) => (
                <li key={id}>
                  <Button
                    variant="secondary"
                    className="w-full justify-start! text-start!"
                    onClick={() => go([...given, { node: node.id, answer: id }])}
                  >
                    {words(`${tree.id}.nodes.${node.id}.answers.${id}`)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div className="rounded-card bg-green-soft p-4">
            <WhatIfEnd tree={tree.id} node={node} />
          </div>
        )}
      </Here>
      {given.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => go(given.slice(0, -1))}>
            <Undo2 aria-hidden="true" className="flip-rtl size-5" />
            {t('back')}
          </Button>
          <Button variant="quiet" onClick={() => go([])}>
            <RotateCcw aria-hidden="true" className="size-5" />
            {t('restart')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The pressed button is gone, so screen readers continue at the next question. */
function Here({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) here.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={here} tabIndex={-1} className="flex min-w-0 flex-col gap-3">
      {children}
    </div>
  );
}
