import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface TickRowProps {
  title: string;
  /** One line below the title. */
  note?: ReactNode;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
  /** The reason and its sources, one tap away. */
  children: ReactNode;
}

/** Something to do or to check, with its reason. */
export function TickRow({ title, note, isDone, onTick, children }: TickRowProps) {
  const t = useTranslations('travel.timeline');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="py-1 ps-4 pe-1 [--row-start:1rem]">
      <div className="flex items-center gap-1">
        <Checkbox
          className="min-w-0 grow"
          checked={isDone}
          onChange={({ target }) => onTick(target.checked)}
          label={<span className={cx(isDone ? 'text-quiet' : 'font-semibold')}>{title}</span>}
          hint={note}
        />
        <IconButton
          label={t('whyNamed', { title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          icon={
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 text-quiet transition-transform', isOpen && 'rotate-180')}
            />
          }
        />
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="flex flex-col gap-2 pt-1 pb-3 ps-9 pe-3 text-sm [&[hidden]]:hidden"
      >
        {isOpen && children}
      </div>
    </li>
  );
}
