import type { AssistantReply } from '@manasik/contract/assistant';
import { NumberLink } from '../../shared/emergency/number-link.tsx';

/** The numbers of a reply, each of which calls when pressed. */
export const NumbersToCall = ({ numbers }: Pick<AssistantReply, 'numbers'>) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {numbers.map(({ label, number }) => (
      <li key={number}>
        <NumberLink label={label} number={number} />
      </li>
    ))}
  </ul>
);
