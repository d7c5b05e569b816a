import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { PageSources } from '../sources/page-sources.tsx';
import { SourceNumbers } from '../sources/source-numbers.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { treeSources, whatIfTrees } from './what-if.ts';
import { WhatIfTree } from './what-if-tree.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { HeatRow } from '../rites/heat-row.tsx';

const sources = whatIfTrees.flatMap(treeSources);

export default function WhatIfPage() {
  const t = useTranslations('guide');
  const words = useContentWords('what-if');
  const target = useHashTarget();
  return (
    <GuideFrame title={t('whatIf.title')}>
      <SourceNumbers ids={sources}>
        <ul className="flex max-w-text flex-col gap-3">
          <li>
            <HeatRow />
          </li>
          {whatIfTrees.map((tree) => (
            <li key={tree.id}>
              <Disclosure
                id={tree.id}
                open={target === tree.id}
                className="rounded-card"
                title={<h2 className="text-lg">{words(`${tree.id}.title`)}</h2>}
              >
                <WhatIfTree tree={tree} />
              </Disclosure>
            </li>
          ))}
        </ul>
        <PageSources ids={sources} />
      </SourceNumbers>
    </GuideFrame>
  );
}
