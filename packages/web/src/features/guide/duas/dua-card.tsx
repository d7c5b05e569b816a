import type { Dua } from '@manasik/content/guide/schema';
import { Star } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StarMotif } from '../../../ui/star-motif.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { DuaListen } from './dua-listen.tsx';
import { DuaSource } from './dua-source.tsx';
import { DuaArabic, DuaTransliteration } from './dua-text.tsx';

/**
 * A dua with all its parts, below its name. The page's row must include the namespaces `duas`, `transliterations` and
 * `hadith`.
 */
export function DuaCard({ dua }: { dua: Dua }) {
  const t = useTranslations('guide.dua');
  const words = useContentWords('duas');
  const { isDone, mark } = useGuideProgress();
  const isFavourite = isDone(`favourite:${dua.id}`);
  return (
    <article
      aria-label={words(`${dua.id}.name`)}
      className="mx-auto flex w-full max-w-text min-w-0 flex-col items-center gap-4 text-center"
    >
      <p className="text-sm text-quiet">{words(`${dua.id}.when`)}</p>
      <DuaArabic dua={dua} isLarge />
      <Rule />
      <DuaTransliteration dua={dua} />
      <p className="text-lg text-pretty">
        <VisuallyHidden>{t('meaning')}: </VisuallyHidden>
        {words(`${dua.id}.meaning`)}
      </p>
      <DuaSource dua={dua} />
      <DuaListen dua={dua} />
      <div className="flex max-w-full items-center gap-x-6 print:hidden">
        <Checkbox
          label={t('learned')}
          checked={isDone(`dua:${dua.id}`)}
          onChange={({ target }) => mark(`dua:${dua.id}`, target.checked)}
          className="text-start"
        />
        <IconButton
          label={t('favourite')}
          aria-pressed={isFavourite}
          onClick={() => mark(`favourite:${dua.id}`, !isFavourite)}
          icon={
            <Star
              aria-hidden="true"
              className={cx('size-6', isFavourite ? 'fill-gold text-gold' : 'text-quiet')}
            />
          }
        />
      </div>
    </article>
  );
}

/** The ornament between the Arabic and its meaning. */
const Rule = () => (
  <div aria-hidden="true" className="flex w-32 items-center gap-2 text-ornament">
    <span className="grow border-t" />
    <StarMotif className="size-5" />
    <span className="grow border-t" />
  </div>
);
