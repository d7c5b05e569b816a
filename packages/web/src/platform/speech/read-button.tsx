import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Speech } from './use-speech.ts';

interface ReadButtonProps {
  speech: Speech;
  /** Distinguishes this text from others that the same page can read aloud. */
  name: string;
  text: string;
  language: string;
  labels: { read: string; stop: string };
}

/** Reads a text aloud, or stops reading it. */
export function ReadButton({ speech, name, text, language, labels }: ReadButtonProps) {
  const isReading = speech.reading === name;
  const Icon = isReading ? Square : Volume2;
  return (
    <Button
      variant="secondary"
      onClick={() => (isReading ? speech.stop() : speech.read(name, text, language))}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isReading ? labels.stop : labels.read}
    </Button>
  );
}
