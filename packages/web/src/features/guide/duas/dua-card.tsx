import type { Dua } from '@manasik/content/guide/schema';
import { Star } from 'lucide-react';
import { Checkbox } from '../../../ui/choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { DuaListen } from './dua-listen.tsx';
import { DuaSource } from './dua-source.tsx';
import { DuaArabic, DuaTransliteration } from './dua-text.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';

interface DuaCardProps {
  dua: Dua;
  /** Heading level 2 to 4; without it, the name is already above the card. */
  headingLevel?: 2 | 3 | 4;
}

/** A dua with all its parts. The page's row must include the namespaces `duas`, `transliterations` and `hadith`. */
export function DuaCard({ dua, headingLevel }: DuaCardProps) {
  const t = useTranslations('guide.dua');
  const words = useContentWords('duas');
  const { isDone, mark } = useGuideProgress();
  const isFavourite = isDone(`favourite:${dua.id}`);
  const Heading = headingLevel && (`h${headingLevel}` as const);
  const name = words(`${dua.id}.name`);
  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-3">
      <header className="flex items-start gap-2">
        <div className="min-w-0 grow">
          {Heading && <Heading className="text-lg">{name}</Heading>}
          <p className="text-sm text-quiet">{words(`${dua.id}.when`)}</p>
        </div>
        <IconButton
          label={t('favourite')}
          aria-pressed={isFavourite}
          onClick={() => mark(`favourite:${dua.id}`, !isFavourite)}
          className="-my-1 print:hidden"
          icon={
            <Star
              aria-hidden="true"
              className={cx('size-6', isFavourite ? 'fill-gold text-gold' : 'text-quiet')}
            />
          }
        />
      </header>
      <DuaArabic dua={dua} />
      <DuaTransliteration dua={dua} />
      <div>
        <p className="text-sm font-semibold text-quiet">{t('meaning')}</p>
        <p className="max-w-text">{words(`${dua.id}.meaning`)}</p>
      </div>
      <DuaSource dua={dua} />
      <DuaListen dua={dua} />
      <Checkbox
        label={t('learned')}
        checked={isDone(`dua:${dua.id}`)}
        onChange={({ target }) => mark(`dua:${dua.id}`, target.checked)}
        className="print:hidden"
      />
    </article>
  );
}
