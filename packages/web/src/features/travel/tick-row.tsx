import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

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
  return (
    <li className="px-4 py-2 [--row-start:1rem]">
      <Checkbox
        id={id}
        checked={isDone}
        onChange={({ target }) => onTick(target.checked)}
        label={<span className={cx(isDone ? 'text-quiet' : 'font-semibold')}>{title}</span>}
        hint={note}
      />
      <Disclosure
        plain
        className="ms-9 text-sm"
        title={
          <span className="font-normal text-quiet">
            <span aria-hidden="true">{t('why')}</span>
            <VisuallyHidden>{t('whyNamed', { title })}</VisuallyHidden>
          </span>
        }
      >
        {children}
      </Disclosure>
    </li>
  );
}
