import { Pencil, Trash2 } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { assistantLimits } from '../limits.ts';
import type { ListedConversation } from './use-conversations.ts';

interface ConversationRowProps {
  conversation: ListedConversation;
  onOpen: () => Promise<boolean>;
  /** Resolves to whether it succeeded. */
  onRename: (title: string) => Promise<boolean>;
  onDelete: () => void;
  /** The button that opens the conversation. */
  ref?: Ref<HTMLButtonElement>;
}

export function ConversationRow({ conversation, onOpen, onRename, onDelete, ref }: ConversationRowProps) {
  const t = useTranslations('assistant.conversations');
  const format = useFormatter();
  const [isRenaming, setRenaming] = useState(false);
  const { title, serverId, updatedAt } = conversation;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The form with the focus has disappeared.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) pencil.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          title={title}
          onCancel={() => setRenaming(false)}
          onSave={async (name) => {
            if (name === title || (await onRename(name))) setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1">
      <button
        ref={ref}
        type="button"
        onClick={() => void onOpen()}
        className="min-h-16 min-w-0 grow rounded-control px-3 py-2 text-start hover:bg-green-soft"
      >
        <bdi className="block font-semibold wrap-anywhere">{title}</bdi>
        <span className="block text-sm text-quiet">
          {format.dateTime(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          {serverId === null && ` · ${t('onDevice')}`}
        </span>
      </button>
      <IconButton
        ref={pencil}
        label={t('rename', { title })}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={t('delete', { title })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={onDelete}
      />
    </li>
  );
}

interface RenameFormProps {
  title: string;
  onSave: (title: string) => Promise<void>;
  onCancel: () => void;
}

function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const t = useTranslations('assistant.conversations');
  const common = useTranslations('common');
  const errors = useTranslations('errors');
  const [name, setName] = useState(title);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The sheet listens at the document, and would close.
      event.stopPropagation();
      onCancel();
    };
    addEventListener('keydown', onEscape, { capture: true });
    return () => removeEventListener('keydown', onEscape, { capture: true });
  }, [onCancel]);

  return (
    <form
      className="flex flex-wrap items-end gap-2 px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() === '') field.current?.focus();
        else void onSave(name.trim());
      }}
    >
      <Field label={t('name')} error={isMissing && errors('fields.required')} className="grow basis-40">
        <Input
          ref={field}
          dir="auto"
          value={name}
          maxLength={assistantLimits.title}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit">{common('save')}</Button>
      <Button variant="secondary" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </form>
  );
}
