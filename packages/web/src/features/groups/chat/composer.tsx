import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/inputs.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The contract's limit, in UTF-16 units. */
const mostCharacters = 2000;
const nearTheEnd = 200;

// Keeps drafts while the user looks at another tab of the group; by user and group.
const drafts = new Map<string, string>();

interface ComposerProps {
  draftName: string;
  /** The outbox is full until a message has been sent. */
  isFull: boolean;
  onSay: (text: string) => void;
}

export function Composer({ draftName, isFull, onSay }: ComposerProps) {
  const t = useTranslations('chat.composer');
  const [text, setText] = useState(() => drafts.get(draftName) ?? '');
  const hintId = useId();
  const left = mostCharacters - text.length;
  const isNearTheEnd = left <= nearTheEnd;

  function write(next: string): void {
    setText(next);
    if (next === '') drafts.delete(draftName);
    else drafts.set(draftName, next);
  }
  function send(): void {
    const words = text.trim();
    if (words === '' || isFull) return;
    onSay(words);
    write('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Enter also confirms a character in a Chinese or Japanese input method, or a word that a keyboard suggests.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden>
        <p id={hintId}>{t('hint')}</p>
      </VisuallyHidden>
      <Textarea
        aria-label={t('label')}
        aria-describedby={hintId}
        placeholder={t('label')}
        dir="auto"
        rows={1}
        value={text}
        maxLength={mostCharacters}
        enterKeyHint="send"
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-36 resize-none min-w-0 flex-1 basis-40 rounded-[1.75rem] bg-raised px-5"
      />
      <Button type="submit" className="size-14 shrink-0 rounded-full p-0" aria-label={t('send')}>
        <SendHorizontal aria-hidden="true" className="flip-rtl size-6" />
      </Button>
      {isFull && (
        <p role="alert" className="w-full text-sm font-semibold text-danger">
          {t('tooManyWaiting')}
        </p>
      )}
      <p role="status" className="w-full text-sm font-semibold empty:hidden">
        {isNearTheEnd && (left === 0 ? t('full') : t('left', { count: left }))}
      </p>
    </form>
  );
}
