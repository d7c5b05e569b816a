import type { Dua } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { sourcesOf } from '../sources/sources.ts';

/** The Arabic in large print: the Quran in its own font, other texts in an everyday Arabic font. */
export function DuaArabic({ dua }: { dua: Dua }) {
  const isQuran = sourcesOf([dua.source])[0]?.source.kind === 'quran';
  return (
    <p lang="ar" dir="rtl" className={isQuran ? 'scripture' : 'narration'}>
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
    <div>
      <p className="text-sm font-semibold text-quiet">{t('transliteration')}</p>
      <p className="max-w-text italic">{words(dua.id)}</p>
    </div>
  );
}
