import { Check } from 'lucide-react';

interface TickBoxProps {
  /** For its label, which shows the focus. */
  id: string;
  isDone: boolean;
  onChange: (isDone: boolean) => void;
}

/** A checkbox drawn as a round tick. */
export const TickBox = ({ id, isDone, onChange }: TickBoxProps) => (
  <span className="relative grid size-8 shrink-0 place-items-center">
    <input
      id={id}
      type="checkbox"
      autoComplete="off"
      checked={isDone}
      onChange={({ target }) => onChange(target.checked)}
      className="peer absolute inset-0 appearance-none rounded-full border-2 border-edge bg-raised outline-none! checked:border-primary checked:bg-primary"
    />
    <Check
      aria-hidden="true"
      className="pointer-events-none relative hidden size-5 text-on-primary peer-checked:block"
    />
  </span>
);
