import type { WhatIf } from '@manasik/content/guide/schema';
import { useHydrated } from '../forms/use-hydrated.ts';
import { WhatIfList } from './what-if-list.tsx';
import { WhatIfQuestions } from './what-if-questions.tsx';

/** A tree of questions, one at a time; without scripts all of it to read. */
export function WhatIfTree({ tree }: { tree: WhatIf }) {
  return useHydrated() ? <WhatIfQuestions tree={tree} /> : <WhatIfList tree={tree} />;
}
