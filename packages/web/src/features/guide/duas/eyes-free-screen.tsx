import type { Dua } from '@manasik/content/guide/schema';
import { direction } from '@manasik/core/text/languages';
import { ArrowLeft, ArrowRight, Repeat, X } from 'lucide-react';
import { DialogClose, DialogTitle } from 'radix-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { useContentWords, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { DuaArabic } from './dua-text.tsx';
import { vibrate } from '../../../platform/device/vibration.ts';
import { HugeButton } from './huge-button.tsx';
import { useDuaReader } from './use-dua-reader.ts';
import { useKeys } from './use-keys.ts';

/** One dua at a time, read aloud, with four buttons that a thumb can find without looking. */
export function EyesFreeScreen({ duas }: { duas: readonly Dua[] }) {
  const t = useTranslations('guide.eyesFree');
  const words = useContentWords('duas');
  const { language } = useLanguage();
  const [index, setIndex] = useState(0);
  const dua = duas[index];
  const { note, repeat } = useDuaReader(dua);
  const text = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  // Otherwise the focus would start on the scrollable text.
  useEffect(() => onward.current?.focus(), []);
  const isMute = note === 'none' || note === 'looking';

  function go(by: 1 | -1) {
    const next = (index + by + duas.length) % duas.length;
    // A stronger vibration at the start of the list.
    vibrate(next === index + by ? 'count' : 'target');
    if (next === index) repeat();
    else setIndex(next);
    text.current?.scrollTo({ top: 0 });
  }
  useKeys((event) => {
    const forward = direction(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) go(1);
    else if (event.key === backward) go(-1);
    else if (event.key === 'ArrowUp') repeat();
    else return;
    event.preventDefault();
  });
  if (!dua) return null;
  return (
    <>
      {/* Only this part scrolls. */}
      <div
        ref={text}
        role="region"
        tabIndex={0}
        aria-label={t('title')}
        className="flex min-h-0 grow flex-col gap-1 overflow-y-auto px-2 pt-1 text-center"
      >
        <DialogTitle className="text-base font-normal text-quiet">{t('title')}</DialogTitle>
        <p role="status" className="text-xl font-semibold">
          {words(`${dua.id}.name`)}{' '}
          <span className="text-base font-normal text-quiet">
            {t('position', { number: index + 1, total: duas.length })}
          </span>
        </p>
        <DuaArabic dua={dua} />
        {note && !isMute && <p className="rounded-control bg-gold-soft px-4 py-2 text-sm">{t(note)}</p>}
        <p className="text-sm text-quiet max-sm:hidden">{t('keys')}</p>
      </div>
      {/* The same position for every dua, so that a thumb can find it. */}
      <div className="grid min-h-[55dvh] shrink-0 grid-cols-2 grid-rows-[2fr_2fr_1fr] gap-2">
        {isMute ? (
          <p className="col-span-2 grid place-items-center rounded-card bg-gold-soft px-[min(1rem,4vw)] py-1 text-center text-[min(1rem,6vw)] leading-snug">
            {t(note)}
          </p>
        ) : (
          <HugeButton
            label={t('repeat')}
            icon={Repeat}
            onClick={() => {
              vibrate('count');
              repeat();
            }}
            className="col-span-2 border-transparent bg-primary text-on-primary"
          />
        )}
        <HugeButton label={t('previous')} icon={ArrowLeft} isDirected onClick={() => go(-1)} />
        <HugeButton label={t('next')} icon={ArrowRight} isDirected ref={onward} onClick={() => go(1)} />
        <DialogClose asChild>
          <HugeButton label={t('close')} icon={X} isWide className="col-span-2 border-edge bg-raised" />
        </DialogClose>
      </div>
    </>
  );
}
