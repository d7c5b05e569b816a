import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/inputs.tsx';

/** As the contract has it, in UTF-16 units. */
const mostCharacters = 2000;
const nearTheEnd = 200;

// What was being written stays while one looks at another tab of the group; by user and group.
const drafts = new Map<string, string>();

interface ComposerProps {
  draftName: string;
  /** Nothing more can be kept until something was sent. */
  isFull: boolean;
  onSay: (text: string) => void;
}

export function Composer({ draftName, isFull, onSay }: ComposerProps) {
  const t = useTranslations('chat.composer');
  const [text, setText] = useState(() => drafts.get(draftName) ?? '');
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
    // Enter also ends the choice of a character in Chinese or Japanese, or a word a keyboard offers.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={t('label')}
        hint={t('hint')}
        error={isFull && t('tooManyWaiting')}
        className="min-w-[min(100%,14rem)] flex-1 basis-64"
      >
        <Textarea
          dir="auto"
          rows={2}
          value={text}
          maxLength={mostCharacters}
          enterKeyHint="send"
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-48"
        />
      </Field>
      <Button type="submit" className="grow sm:grow-0">
        <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('send')}
      </Button>
      <p role="status" className="w-full text-sm font-semibold empty:hidden">
        {isNearTheEnd && (left === 0 ? t('full') : t('left', { count: left }))}
      </p>
    </form>
  );
}
