import { Square, Volume2 } from 'lucide-react';
import { useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { type Speech, useSpeech } from '../../platform/speech/use-speech.ts';
import { toast } from '../../ui/toast-store.ts';

const arabicNamespaces = ['lost-card'] as const;

/** Reads the Arabic of the card aloud, because a stranger may not be able to read it. The Arabic words must be loaded. */
export function LostCardVoice({ hasNumber }: { hasNumber: boolean }) {
  const t = useTranslations('emergency.card');
  const speech = useSpeech(() =>
    toast({ title: t('sayFailed'), description: t('sayFailedText'), variant: 'destructive' }),
  );
  if (speech.voices !== 'unknown' && !speech.canRead('ar')) {
    return (
      <p className="text-center text-sm text-on-deep-quiet">
        {t(speech.voices === 'unsupported' ? 'noVoice' : 'noArabic')}
      </p>
    );
  }
  return (
    <WordsProvider language="ar" namespaces={arabicNamespaces}>
      <SayButton speech={speech} hasNumber={hasNumber} labels={{ say: t('say'), stop: t('stop') }} />
    </WordsProvider>
  );
}

interface SayButtonProps {
  speech: Speech;
  hasNumber: boolean;
  labels: { say: string; stop: string };
}

function SayButton({ speech, hasNumber, labels }: SayButtonProps) {
  const arabic = useTranslations('lost-card');
  const isReading = speech.reading !== null;
  const Icon = isReading ? Square : Volume2;
  const say = () =>
    speech.readAll(
      'card',
      [arabic('title'), arabic(hasNumber ? 'ask' : 'askWithoutNumber'), arabic('thanks')].map((text) => ({
        text,
        language: 'ar',
      })),
    );
  return (
    <button
      type="button"
      onClick={isReading ? speech.stop : say}
      className="flex min-h-14 w-full items-center justify-center gap-3 rounded-control px-5 py-3 font-semibold text-on-deep"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {isReading ? labels.stop : labels.say}
    </button>
  );
}
