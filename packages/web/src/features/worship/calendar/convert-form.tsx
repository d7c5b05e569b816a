import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { FoundDate, Read, TypedDate } from './convert.ts';
import { DateFields } from './date-fields.tsx';

interface ConvertFormProps {
  title: string;
  initial: TypedDate;
  read: (typed: TypedDate) => Read;
  /** The result in words. */
  say: (read: FoundDate) => ReactNode;
  monthName: (month: number) => string;
  monthOfYear: (year: number, month: number) => string;
}

/** One direction of the conversion. Errors appear at their field, which receives the focus. */
export function ConvertForm({ title, initial, read, say, monthName, monthOfYear }: ConvertFormProps) {
  const t = useTranslations('calendar.convert');
  const titleId = useId();
  const [typed, setTyped] = useState(initial);
  const [asked, ask] = useState<TypedDate>();
  // Recalculated each time, so that the result follows the adjustment.
  const found = asked && read(asked);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(typed);
    const { problems } = read(typed);
    const first = problems?.day ? 'day' : problems?.year ? 'year' : undefined;
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form aria-labelledby={titleId} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <h3 id={titleId} className="text-base">
        {title}
      </h3>
      <DateFields
        typed={typed}
        problems={found?.problems ?? {}}
        onChange={setTyped}
        monthName={monthName}
        monthOfYear={monthOfYear}
      />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
      <div role="status" className="rounded-control bg-green-soft px-4 py-3 empty:hidden">
        {found && !found.problems && say(found)}
      </div>
    </form>
  );
}
