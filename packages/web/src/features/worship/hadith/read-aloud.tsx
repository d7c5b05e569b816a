import type { Language } from '@manasik/core/text/languages';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { DailyHadith } from './kept-hadith.ts';
import { toast } from '../../../ui/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ReadButton } from '../../../platform/speech/read-button.tsx';
import { type Speech, useSpeech } from '../../../platform/speech/use-speech.ts';

/** Reads the Arabic and the translation with the voices of the device, and says so if there is no voice. */
export function ReadAloud({ hadith }: { hadith: DailyHadith }) {
  const t = useTranslations('hadith.listen');
  const speech = useSpeech(() => {
    toast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
  });
  return (
    <section aria-label={t('title')} className="flex flex-col items-start gap-3">
      <h3 className="text-base">{t('title')}</h3>
      {speech.voices === 'unknown' && <p className="text-sm text-quiet">{t('looking')}</p>}
      {speech.voices === 'unsupported' && <p className="text-sm text-quiet">{t('unsupported')}</p>}
      {typeof speech.voices !== 'string' && (
        <div className="flex flex-wrap gap-3">
          <Reader speech={speech} name="arabic" text={hadith.arabic} language="ar" />
          {/* In Arabic the translation uses the same voice, but is another text. */}
          <Reader speech={speech} name="meaning" text={hadith.text} language={hadith.language} />
        </div>
      )}
      <VisuallyHidden role="status">{speech.reading && t('reading')}</VisuallyHidden>
    </section>
  );
}

interface ReaderProps {
  speech: Speech;
  name: 'arabic' | 'meaning';
  text: string;
  language: Language;
}

function Reader({ speech, name, text, language }: ReaderProps) {
  const t = useTranslations('hadith.listen');
  if (!speech.canRead(language)) {
    return (
      <p className="w-full rounded-control bg-sunken px-4 py-3 text-sm">
        {t(name === 'arabic' ? 'noArabic' : 'noMeaning')}
      </p>
    );
  }
  return (
    <ReadButton
      speech={speech}
      name={name}
      text={text}
      language={language}
      labels={{ read: t(name), stop: t('stop') }}
    />
  );
}
