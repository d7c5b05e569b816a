import type { Dua } from '@manasik/content/guide/schema';
import { direction } from '@manasik/core/languages';
import { ArrowLeft, ArrowRight, Repeat, X } from 'lucide-react';
import { DialogClose, DialogTitle } from 'radix-ui/dialog';
import { useState } from 'react';
import { useContentWords, useLanguage, useTranslations } from '../../lib/i18n/index.ts';
import { DuaArabic } from '../../lib/guide/dua-text.tsx';
import { vibrate } from '../../lib/worship/vibration.ts';
import { HugeButton } from './huge-button.tsx';
import { useDuaReader } from './use-dua-reader.ts';
import { useKeys } from './use-keys.ts';

/** One dua at a time: what is read aloud, and four buttons that a thumb finds without the eyes. */
export function EyesFreeScreen({ duas }: { duas: readonly Dua[] }) {
  const t = useTranslations('guide.eyesFree');
  const words = useContentWords('duas');
  const { language } = useLanguage();
  const [index, setIndex] = useState(0);
  const dua = duas[index];
  const { note, repeat } = useDuaReader(dua);

  function go(by: 1 | -1) {
    const next = (index + by + duas.length) % duas.length;
    // Felt more strongly where it begins again.
    vibrate(next === index + by ? 'count' : 'target');
    if (next === index) repeat();
    else setIndex(next);
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
    <div className="flex min-h-full grow flex-col gap-2">
      <header className="flex flex-col gap-1 px-2 pt-1 text-center">
        <DialogTitle className="text-base font-normal text-quiet">{t('title')}</DialogTitle>
        <p role="status" className="text-xl font-semibold">
          {words(`${dua.id}.name`)}{' '}
          <span className="text-base font-normal text-quiet">
            {t('position', { number: index + 1, total: duas.length })}
          </span>
        </p>
        <DuaArabic dua={dua} />
        {note && <p className="rounded-control bg-gold-soft px-4 py-2 text-sm">{t(note)}</p>}
        <p className="text-sm text-quiet max-sm:hidden">{t('keys')}</p>
      </header>
      <div className="grid min-h-[55dvh] grow grid-cols-2 grid-rows-[2fr_2fr_1fr] gap-2">
        <HugeButton
          label={t('repeat')}
          icon={Repeat}
          onClick={() => {
            vibrate('count');
            repeat();
          }}
          className="col-span-2 border-transparent bg-primary text-on-primary"
        />
        <HugeButton label={t('previous')} icon={ArrowLeft} isDirected onClick={() => go(-1)} />
        <HugeButton label={t('next')} icon={ArrowRight} isDirected onClick={() => go(1)} />
        <DialogClose asChild>
          <HugeButton label={t('close')} icon={X} className="col-span-2 border-edge bg-raised" />
        </DialogClose>
      </div>
    </div>
  );
}
