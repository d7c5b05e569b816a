import type { Dua } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sourcesOf } from '../sources/sources.ts';

/** The Arabic in large print: the Quran in its own font, other texts in an everyday Arabic font. */
export function DuaArabic({ dua, isLarge = false }: { dua: Dua; isLarge?: boolean }) {
  const isQuran = sourcesOf([dua.source])[0]?.source.kind === 'quran';
  return (
    <p
      lang="ar"
      dir="rtl"
      className={cx(isQuran ? 'scripture' : 'narration', isLarge && 'text-[min(2rem,12vw)]')}
    >
      {dua.arabic}
    </p>
  );
}

/** The transliteration; nothing for readers of Arabic script. */
export function DuaTransliteration({ dua }: { dua: Dua }) {
  const t = useTranslations('guide.dua');
  const words = useContentWords('transliterations');
  if (!words.has(dua.id)) return null;
  return (
    <p className="text-quiet italic">
      <VisuallyHidden>{t('transliteration')}: </VisuallyHidden>
      {words(dua.id)}
    </p>
  );
}
