import type { Dua } from '@manasik/content/guide/schema';
import { useEffect, useEffectEvent } from 'react';
import { useContentWords, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useSpeech } from '../../../platform/speech/use-speech.ts';
import { toast } from '../../../ui/toast-store.ts';

interface DuaReader {
  /** What cannot be read aloud on this device, as a key of `guide.eyesFree`. */
  note: 'looking' | 'none' | 'noArabic' | 'noMeaning' | undefined;
  repeat: () => void;
}

/** Reads each new dua aloud: its name, the Arabic and the meaning. */
export function useDuaReader(dua: Dua | undefined): DuaReader {
  const t = useTranslations('guide.dua');
  const words = useContentWords('duas');
  const { language } = useLanguage();
  const speech = useSpeech(() =>
    toast({ title: t('failed'), description: t('failedText'), variant: 'destructive' }),
  );
  const hasVoices = typeof speech.voices !== 'string';
  const read = (spoken: Dua) =>
    speech.readAll(spoken.id, [
      { text: words(`${spoken.id}.name`), language },
      { text: spoken.arabic, language: 'ar' },
      { text: words(`${spoken.id}.meaning`), language },
    ]);
  const begin = useEffectEvent(read);
  useEffect(() => {
    if (hasVoices && dua) begin(dua);
  }, [dua, hasVoices]);
  return {
    note: noteOf(speech, language),
    repeat: () => {
      if (dua) read(dua);
    },
  };
}

function noteOf(
  { voices, canRead }: Pick<ReturnType<typeof useSpeech>, 'voices' | 'canRead'>,
  language: string,
): DuaReader['note'] {
  if (voices === 'unknown') return 'looking';
  const hasArabic = canRead('ar');
  const hasOwn = canRead(language);
  if (!hasArabic && !hasOwn) return 'none';
  if (!hasArabic) return 'noArabic';
  return hasOwn ? undefined : 'noMeaning';
}
