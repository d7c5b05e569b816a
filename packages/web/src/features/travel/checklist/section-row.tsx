import type { CheckCategory, CheckLine, CheckSection } from '@manasik/core/travel/checklist';
import {
  DoorOpen,
  Droplets,
  FileText,
  HeartPulse,
  type LucideIcon,
  MoonStar,
  PlugZap,
  Shirt,
  Trash2,
  Wallet,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ShareButton } from '../group-checklist/share-button.tsx';
import { removeTravelItem } from '../items/use-travel.ts';
import { tickLine } from './use-checklist.ts';
import { useLineText } from './use-line-text.ts';

const icons: Readonly<Record<CheckCategory, LucideIcon>> = {
  documents: FileText,
  health: HeartPulse,
  ihram: Shirt,
  hygiene: Droplets,
  electronics: PlugZap,
  money: Wallet,
  worship: MoonStar,
  leaving: DoorOpen,
};

interface SectionRowProps {
  section: CheckSection;
  hidesDone: boolean;
  isOpen: boolean;
  /** Unfolds the section whenever it changes: an item was added to it. */
  opensFor: object | undefined;
}

/** One category, folded, with its progress. */
export function SectionRow({
  section: { category, lines, done },
  hidesDone,
  isOpen,
  opensFor,
}: SectionRowProps) {
  const t = useTranslations('travel-checklist');
  const format = useFormatter();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Users fold it again themselves, so its state is that of the element.
    if (opensFor && details.current) details.current.open = true;
  }, [opensFor]);
  const shown = hidesDone ? lines.filter(({ isDone }) => !isDone) : lines;
  return (
    <FoldRow
      ref={details}
      icon={icons[category]}
      title={t(`categories.${category}`)}
      text={t('progress', { done: format.number(done), total: format.number(lines.length) })}
      {...(isOpen && { open: true })}
    >
      {category === 'hygiene' && <p className="rounded-control bg-gold-soft px-4 py-3">{t('scent')}</p>}
      {shown.length === 0 ? (
        <p className="text-quiet">{t('nothingOpen')}</p>
      ) : (
        <ul className="flex flex-col">
          {shown.map((line) => (
            <Line key={line.item ?? line.id} line={line} />
          ))}
        </ul>
      )}
    </FoldRow>
  );
}

function Line({ line }: { line: CheckLine }) {
  const t = useTranslations('travel-checklist');
  const text = useLineText()(line);
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} tabIndex={-1} className="flex items-center gap-2">
      <Checkbox
        className="min-w-0 grow"
        checked={line.isDone}
        onChange={({ target }) => tickLine(line, target.checked)}
        label={
          <span dir="auto" className={cx('wrap-anywhere', line.isDone && 'text-quiet')}>
            {text}
          </span>
        }
      />
      {line.item === null && line.id !== undefined && (
        <>
          <ShareButton title={text} onShared={() => row.current?.focus()} />
          <IconButton
            label={t('own.delete', { title: apart(text) })}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            className="text-quiet print:hidden"
            onClick={() => removeTravelItem(line.id ?? '')}
          />
        </>
      )}
    </li>
  );
}
