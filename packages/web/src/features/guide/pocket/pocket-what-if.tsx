import type { WhatIf } from '@manasik/content/guide/schema';
import { WhatIfList } from '../what-if/what-if-list.tsx';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';

interface PocketWhatIfProps {
  trees: readonly WhatIf[];
  /** Otherwise only the titles, because the steps refer to them. */
  isWhole: boolean;
}

/** What to do when something goes wrong in one of the rites. The steps refer to it. */
export function PocketWhatIf({ trees, isWhole }: PocketWhatIfProps) {
  const t = useTranslations('guide');
  const words = useContentWords('what-if');
  return (
    <section aria-labelledby="what-if" className="space-y-4 border-t border-line pt-4">
      <h3 id="what-if" className="break-after-avoid text-xl">
        {t('parts.whatIf')}
      </h3>
      {isWhole ? (
        trees.map((tree) => (
          <div key={tree.id}>
            <h4 className="break-after-avoid text-lg">{words(`${tree.id}.title`)}</h4>
            <WhatIfList tree={tree} />
          </div>
        ))
      ) : (
        <>
          <p className="break-after-avoid">{t('pocket.notHere')}</p>
          <ul className="list-disc space-y-1 ps-5">
            {trees.map(({ id }) => (
              <li key={id}>{words(`${id}.title`)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
