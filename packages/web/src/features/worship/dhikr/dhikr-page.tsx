import { RisingPage } from '../../../ui/sky-hero.tsx';
import { Choice } from './choice.tsx';
import { Counter } from './counter.tsx';
import { History } from './history-list.tsx';
import { SyncNote } from './sync-note.tsx';
import { Today } from './today.tsx';
import { useDhikr } from './use-dhikr.ts';

/** The counter first, and the rest below it or, on wide screens, beside it. */
export default function DhikrPage() {
  const dhikr = useDhikr();
  return (
    <div className="lg:page-width lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-8 lg:pt-6">
      <Counter dhikr={dhikr} />
      <RisingPage className="px-[min(1.25rem,5vw)] pt-6 pb-12 lg:mt-0 lg:px-0 lg:pt-0">
        <div className="mx-auto flex max-w-text min-w-0 flex-col gap-8">
          <Choice dhikr={dhikr} />
          <Today dhikr={dhikr} />
          <History dhikr={dhikr} />
          <SyncNote dhikr={dhikr} />
        </div>
      </RisingPage>
    </div>
  );
}
