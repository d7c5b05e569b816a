import type { Dua } from '@manasik/content/guide/schema';
import { toast } from '../../../ui/toast-store.ts';
import { useContentWords, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { ReadButton } from '../../../platform/speech/read-button.tsx';
import { useSpeech } from '../../../platform/speech/use-speech.ts';

/** Reads the Arabic and the meaning aloud. Shows a message if the device has no Arabic voice. */
export function DuaListen({ dua }: { dua: Dua }) {
  const t = useTranslations('guide.dua');
  const words = useContentWords('duas');
  const { language } = useLanguage();
  const speech = useSpeech(() =>
    toast({ title: t('failed'), description: t('failedText'), variant: 'destructive' }),
  );
  if (speech.voices === 'unknown') return null;
  const missing = speech.voices === 'unsupported' ? 'noVoice' : speech.canRead('ar') ? undefined : 'noArabic';
  return (
    <div className="flex flex-wrap justify-center gap-2 print:hidden">
      {missing ? (
        <p className="w-full text-sm text-quiet">{t(missing)}</p>
      ) : (
        <ReadButton
          speech={speech}
          name="arabic"
          text={dua.arabic}
          language="ar"
          labels={{ read: t('listen'), stop: t('stop') }}
        />
      )}
      {speech.canRead(language) && (
        <ReadButton
          speech={speech}
          name="meaning"
          text={words(`${dua.id}.meaning`)}
          language={language}
          labels={{ read: t('listenMeaning'), stop: t('stop') }}
        />
      )}
    </div>
  );
}
