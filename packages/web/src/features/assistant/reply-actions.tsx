import { Copy, Printer, Square, Volume2 } from 'lucide-react';
import type { RefObject } from 'react';
import { printPart } from '../../platform/device/print-part.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useSpeech } from '../../platform/speech/use-speech.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { plainText, spokenParts } from './markdown.ts';

interface ReplyActionsProps {
  /** Distinguishes this answer from others that can be read aloud. */
  name: string;
  message: string;
  language: string;
  /** The element that is printed. */
  text: RefObject<HTMLElement | null>;
}

/** Reads an answer aloud, copies it or prints it. */
export function ReplyActions({ name, message, language, text }: ReplyActionsProps) {
  const t = useTranslations('assistant');
  const speech = useSpeech(() => toast({ title: t('actions.voiceFailed'), variant: 'destructive' }));
  const isReading = speech.reading === name;
  const Sound = isReading ? Square : Volume2;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainText(message));
      toast({ title: t('actions.copied') });
    } catch {
      // The browser refuses, or has no clipboard without HTTPS.
      toast({ title: t('actions.copyFailed'), variant: 'destructive' });
    }
  }

  return (
    <>
      {speech.canRead(language) && (
        <IconButton
          label={isReading ? t('actions.stopListening') : t('actions.listen')}
          icon={<Sound aria-hidden="true" className="size-5" />}
          onClick={() => (isReading ? speech.stop() : speech.readAll(name, spokenParts(message, language)))}
        />
      )}
      <IconButton
        label={t('actions.copy')}
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copy()}
      />
      <IconButton
        label={t('actions.print')}
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => text.current && void printPart(text.current, t('title'))}
      />
    </>
  );
}
