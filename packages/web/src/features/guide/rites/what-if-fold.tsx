import type { Rite } from '@manasik/content/guide/schema';
import { TriangleAlert } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { treesOf } from '../what-if/what-if.ts';
import { WhatIfTree } from '../what-if/what-if-tree.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useHashTarget } from '../use-hash-target.ts';

/** The questions for when this rite goes wrong. */
export function WhatIfFold({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords('what-if');
  const trees = treesOf(rite.whatIf);
  const target = useHashTarget();
  if (trees.length === 0) return null;
  return (
    <FoldRow
      id="what-if"
      open={target === 'what-if'}
      icon={TriangleAlert}
      tone="danger"
      title={<h3 className="text-base">{t('whatIf')}</h3>}
    >
      {trees.map((tree) => (
        <Disclosure plain key={tree.id} title={words(`${tree.id}.title`)}>
          <WhatIfTree tree={tree} />
        </Disclosure>
      ))}
    </FoldRow>
  );
}
