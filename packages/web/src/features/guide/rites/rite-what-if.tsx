import type { Rite } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { treesOf } from '../what-if/what-if.ts';
import { WhatIfTree } from '../what-if/what-if-tree.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** The questions that help when this rite goes wrong. */
export function RiteWhatIf({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords('what-if');
  const trees = treesOf(rite.whatIf);
  if (trees.length === 0) return null;
  return (
    <Card title={t('whatIf')} titleId="what-if">
      {trees.map((tree) => (
        <Disclosure key={tree.id} title={words(`${tree.id}.title`)}>
          <WhatIfTree tree={tree} />
        </Disclosure>
      ))}
    </Card>
  );
}
