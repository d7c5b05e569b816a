import { type CheckCategory, checkCategories, isCheckCategory } from '@manasik/core/travel/checklist';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { typedTitle } from '../items/typed-title.ts';
import { addOwnLine } from './use-checklist.ts';

const titleId = 'own-item';

/** Adds an item of the user's own to a category. A toast names both, because the section may be out of view. */
export function OwnItemForm({ onAdded }: { onAdded: (category: CheckCategory) => void }) {
  const t = useTranslations('travel-checklist');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [category, setCategory] = useState<CheckCategory>('documents');
  const [isEmpty, setEmpty] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const title = typedTitle(text);
    setEmpty(title === '');
    if (title !== '') {
      addOwnLine(category, title);
      onAdded(category);
      toast({
        title: t('own.added', { title: apart(title) }),
        description: t('own.addedTo', { category: t(`categories.${category}`) }),
      });
      setText('');
    }
    input.current?.focus();
  }

  return (
    <Card title={t('own.title')} titleId={titleId} className="print:hidden">
      <form noValidate className="flex flex-wrap items-start gap-4" onSubmit={submit}>
        <Field label={t('own.text')} error={isEmpty && t('own.empty')} className="grow basis-48">
          <Input
            ref={input}
            dir="auto"
            autoComplete="off"
            maxLength={120}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Field label={t('own.category')} className="grow basis-40">
          <Select
            value={category}
            onChange={({ target: { value } }) => isCheckCategory(value) && setCategory(value)}
          >
            {checkCategories.map((one) => (
              <option key={one} value={one}>
                {t(`categories.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" className="self-end">
          <Plus aria-hidden="true" className="size-5" />
          {t('own.add')}
        </Button>
      </form>
    </Card>
  );
}
