import type { WhatIf } from '@manasik/content/guide/schema';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { usePrinting } from '../../../platform/device/use-printing.ts';
import { WhatIfList } from './what-if-list.tsx';
import { WhatIfQuestions } from './what-if-questions.tsx';

/** A tree of questions, one at a time; without scripts and on paper, the whole tree. */
export function WhatIfTree({ tree }: { tree: WhatIf }) {
  const isPrinting = usePrinting();
  if (!useHydrated()) return <WhatIfList tree={tree} />;
  return (
    <>
      {/* Kept mounted while printing, so that its answers are not lost. */}
      <div className="print:hidden">
        <WhatIfQuestions tree={tree} />
      </div>
      {isPrinting && (
        <div className="hidden print:block">
          <WhatIfList tree={tree} />
        </div>
      )}
    </>
  );
}
