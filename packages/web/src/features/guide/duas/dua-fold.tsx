import type { Dua } from '@manasik/content/guide/schema';
import { ChevronDown, HandHeart } from 'lucide-react';
import { useContentWords } from '../../../platform/i18n/index.ts';
import { useWhole } from '../../../ui/disclosure.tsx';
import { DuaCard } from './dua-card.tsx';

/**
 * A golden chip with the name of a dua, which unfolds in place. The browser's search finds it, and it is printed open.
 */
export function DuaFold({ dua }: { dua: Dua }) {
  const words = useContentWords('duas');
  const isWhole = useWhole();
  return (
    <details className="group/dua @container min-w-0">
      <summary className="inline-flex min-h-12 max-w-full list-none items-center gap-2 rounded-[1.5rem] bg-gold-soft px-4 py-2 font-semibold text-gold [&::-webkit-details-marker]:hidden">
        <HandHeart aria-hidden="true" className="hidden size-5 shrink-0 @min-[15rem]:block" />
        <span className="min-w-0">{words(`${dua.id}.name`)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open/dua:rotate-180"
        />
      </summary>
      <div className="pt-3 pb-2">{isWhole && <DuaCard dua={dua} />}</div>
    </details>
  );
}
