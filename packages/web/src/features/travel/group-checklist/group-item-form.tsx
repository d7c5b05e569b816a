import { mostGroupItems } from '@manasik/core/groups/group-checklist';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { typedTitle } from '../items/typed-title.ts';
import { addGroupItem } from './group-list-store.ts';

interface GroupItemFormProps {
  groupId: string;
  /** How many items the list has. */
  count: number;
}

/** Adds an item for everyone in the group. */
export function GroupItemForm({ groupId, count }: GroupItemFormProps) {
  const t = useTranslations('travel-checklist');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'own.empty' | 'group.full'>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const title = typedTitle(text);
    const wrong = title === '' ? 'own.empty' : count >= mostGroupItems ? 'group.full' : undefined;
    setProblem(wrong);
    if (!wrong) {
      addGroupItem(groupId, title);
      setText('');
    }
    input.current?.focus();
  }

  return (
    <form noValidate className="flex flex-wrap items-start gap-4 print:hidden" onSubmit={submit}>
      <Field label={t('group.item')} error={problem && t(problem)} className="grow basis-48">
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
