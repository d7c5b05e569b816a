import type { WhatIf } from '@manasik/content/guide/schema';
import { WhatIfList } from '../what-if/what-if-list.tsx';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';

/** What to do when something goes wrong in one of the rites. The steps refer to it. */
export function PocketWhatIf({ trees }: { trees: readonly WhatIf[] }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords('what-if');
  return (
    <section aria-labelledby="what-if" className="space-y-4 border-t border-line pt-4">
      <h3 id="what-if" className="break-after-avoid text-xl">
        {t('whatIf')}
      </h3>
      {trees.map((tree) => (
        <div key={tree.id}>
          <h4 className="break-after-avoid text-lg">{words(`${tree.id}.title`)}</h4>
          <WhatIfList tree={tree} />
        </div>
      ))}
    </section>
  );
}
