import { type SyntheticEvent, useState } from 'react';
import { dialable } from '../../platform/links/phone-number.ts';
import { useNumberWarning } from '../../platform/links/use-number-warning.ts';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';

interface NamedNumber {
  name: string;
  number: string;
}

interface NumberFormProps {
  before?: NamedNumber | null | undefined;
  words: { name: string; placeholder?: string; number: string; wrong: string; save: string };
  variant: ButtonVariant;
  onSave: (typed: NamedNumber) => void;
}

/** A name and a number that a phone can dial. */
export function NumberForm({ before, words, variant, onSave }: NumberFormProps) {
  const [name, setName] = useState(before?.name ?? '');
  const [number, setNumber] = useState(before?.number ?? '');
  const [isWrong, setWrong] = useState(false);
  const warning = useNumberWarning(number);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isNumber = dialable(number) !== undefined;
    setWrong(!isNumber);
    if (isNumber) onSave({ name: name.trim(), number: number.trim() });
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={words.name}>
        <Input
          value={name}
          maxLength={100}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={words.number} warning={warning} error={isWrong && words.wrong}>
        <Input
          type="tel"
          dir="ltr"
          value={number}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant={variant}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
