import type { AssistantReply } from '@manasik/contract/assistant';
import { NumberLink } from '../../shared/emergency/number-link.tsx';

/** The numbers of a reply, each of which calls when pressed. */
export const NumbersToCall = ({ numbers }: Pick<AssistantReply, 'numbers'>) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
    {numbers.map(({ label, number }) => (
      <li key={number}>
        <NumberLink isNarrow label={label} number={number} />
      </li>
    ))}
  </ul>
);
