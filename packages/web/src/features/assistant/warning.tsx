import type { AssistantReply } from '@manasik/contract/assistant';
import { TriangleAlert } from 'lucide-react';
import { NumbersToCall } from './numbers-to-call.tsx';

/** Whom to call if someone needs help now, before the answer to a question that may be about an emergency. */
export const Warning = ({ warning, numbers }: { warning: string } & Pick<AssistantReply, 'numbers'>) => (
  <div className="flex flex-col gap-3 rounded-card bg-danger-soft p-[min(1.25rem,5vw)]">
    <p className="flex items-center gap-3 font-semibold">
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
      {warning}
    </p>
    <NumbersToCall numbers={numbers} />
  </div>
);
