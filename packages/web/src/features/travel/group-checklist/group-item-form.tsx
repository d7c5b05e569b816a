import { mostGroupItems } from '@manasik/core/groups/group-checklist';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { typedTitle } from '../items/typed-title.ts';
import { addGroupItem } from './group-list-store.ts';
import { countIn, type Entry, hasTitle } from './group-lists.ts';

interface GroupItemFormProps {
  groupId: string;
  /** The items of the group on this device. */
  entries: readonly Entry[];
}

/** Adds an item for everyone in the group. */
export function GroupItemForm({ groupId, entries }: GroupItemFormProps) {
  const t = useTranslations('travel-checklist');
  const errors = useTranslations('errors.group');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function problemOf(title: string): string | undefined {
    if (title === '') return t('own.empty');
    if (hasTitle(entries, title)) return errors('itemListed');
    return countIn(entries) >= mostGroupItems ? t('group.full') : undefined;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const title = typedTitle(text);
    const wrong = problemOf(title);
    setProblem(wrong);
    if (!wrong) {
      addGroupItem(groupId, title);
      setText('');
    }
    input.current?.focus();
  }

  return (
    <form noValidate className="flex flex-wrap items-start gap-4 print:hidden" onSubmit={submit}>
      <Field label={t('group.item')} error={problem} className="grow basis-48">
        <Input
          ref={input}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="self-end">
        <Plus aria-hidden="true" className="size-5" />
        {t('group.add')}
      </Button>
    </form>
  );
}
