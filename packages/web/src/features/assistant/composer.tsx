import { assistantLimits } from './limits.ts';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { type DictationProblem, useDictation } from '../../platform/speech/use-dictation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const nearTheEnd = 200;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  isWaiting: boolean;
  /** Returns false if the question was not taken; then the text stays. */
  onAsk: (question: string) => boolean;
  onStop: () => void;
}

/** The field for a question, with voice input, and the button that sends or stops. */
export function Composer({ field, isWaiting, onAsk, onStop }: ComposerProps) {
  const t = useTranslations('assistant');
  const [text, setText] = useState('');
  const hintId = useId();
  const lengthId = useId();
  const left = assistantLimits.question - text.length;

  function send(): void {
    // A pasted text is not cut, because its end may be the question: the person shortens it.
    if (left < 0) field.current?.focus();
    else if (onAsk(text)) setText('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Enter also confirms a character in an input method, or a word that a keyboard suggests.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function add(spoken: string): void {
    setText((before) => [before.trim(), spoken].filter(Boolean).join(' '));
    field.current?.focus();
  }

  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden>
        <p id={hintId}>{t('field.hint')}</p>
      </VisuallyHidden>
      <Textarea
        ref={field}
        aria-label={t('field.label')}
        aria-describedby={`${hintId} ${lengthId}`}
        aria-invalid={left < 0 || undefined}
        placeholder={t('field.label')}
        dir="auto"
        rows={1}
        value={text}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-36 resize-none min-w-0 flex-1 basis-40 rounded-[1.75rem] bg-raised px-5"
      />
      <Voice onText={add} />
      {isWaiting && text.trim() === '' ? (
        <Button
          className="size-14 shrink-0 rounded-full p-0"
          aria-label={t('stop')}
          title={t('stop')}
          onClick={onStop}
        >
          <Square aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <Button
          type="submit"
          className="size-14 shrink-0 rounded-full p-0"
          aria-label={t('field.send')}
          title={t('field.send')}
        >
          <SendHorizontal aria-hidden="true" className="flip-rtl size-6" />
        </Button>
      )}
      <p id={lengthId} role="status" className="w-full text-sm font-semibold empty:hidden">
        {left < 0
          ? t('field.tooLong', { count: -left })
          : left <= nearTheEnd && t('field.left', { count: left })}
      </p>
    </form>
  );
}

/** The button for dictation. It says so if the browser cannot turn speech into text. */
function Voice({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('assistant.voice');
  const { language } = useLanguage();
  const [note, setNote] = useState<DictationProblem | 'none' | null>(null);
  const { status, start, stop } = useDictation(language, { onText, onProblem: setNote });
  const isListening = status === 'listening';
  const Icon = isListening ? Square : Mic;

  function press(): void {
    setNote(status === 'unsupported' ? 'none' : null);
    if (isListening) stop();
    else if (status === 'idle') start();
  }

  return (
    <>
      <IconButton
        label={isListening ? t('stop') : t('start')}
        icon={<Icon aria-hidden="true" className="size-6" />}
        className="rounded-full text-green"
        onClick={press}
      />
      <p role="status" className="order-last w-full text-sm empty:hidden">
        {isListening ? t('listening') : note && t(note)}
      </p>
    </>
  );
}
