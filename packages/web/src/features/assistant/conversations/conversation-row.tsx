import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
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
}

export function ConversationRow({ conversation, onOpen, onRename, onDelete }: ConversationRowProps) {
  const t = useTranslations('assistant.conversations');
  const format = useFormatter();
  const [isRenaming, setRenaming] = useState(false);
  const { title, serverId, updatedAt } = conversation;
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          title={title}
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

function RenameForm({ title, onSave }: { title: string; onSave: (title: string) => Promise<void> }) {
  const t = useTranslations('assistant.conversations');
  const common = useTranslations('common');
  const [name, setName] = useState(title);
  return (
    <form
      className="flex flex-wrap items-end gap-2 px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void onSave(name.trim());
      }}
    >
      <Field label={t('name')} className="grow basis-40">
        <Input
          // The button that opened the form is gone.
          ref={(input) => input?.focus()}
          dir="auto"
          value={name}
          maxLength={assistantLimits.title}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit">{common('save')}</Button>
    </form>
  );
}
