import { Phone } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import { useNumberWarning } from '../../platform/links/use-number-warning.ts';
import { keep } from '../../platform/storage/kept.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface Embassy {
  name: string;
  number: string;
}

const keptEmbassy = keep<Embassy>(
  'manasik-embassy',
  (value): value is Embassy =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'number' in value &&
    typeof value.number === 'string',
);

/** We cannot know this number, so the user enters it. It is saved only on the device. */
export function EmbassyCard() {
  const t = useTranslations('emergency.embassy');
  const embassy = keptEmbassy.use();
  const [isChanging, setChanging] = useState(false);
  const [said, say] = useState('');
  const card = useRef<HTMLElement>(null);
  // The pressed button disappears and would lose the focus.
  const keepFocus = () => card.current?.focus();
  function save(next: Embassy) {
    keptEmbassy.set(next);
    setChanging(false);
    say(t('saved'));
    keepFocus();
  }
  function change() {
    setChanging(true);
    keepFocus();
  }
  function erase() {
    keptEmbassy.set(null);
    say(t('erased'));
    keepFocus();
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="embassy"
      description={t('lead')}
      className="print:hidden"
    >
      {embassy && !isChanging ? (
        <>
          <CallLink embassy={embassy} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={change}>
              {t('change')}
            </Button>
            <Button variant="quiet" onClick={erase}>
              {t('erase')}
            </Button>
          </div>
        </>
      ) : (
        <EmbassyForm before={embassy ?? { name: '', number: '' }} onSave={save} />
      )}
      <p className="text-sm text-quiet">{t('where')}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

function CallLink({ embassy: { name, number } }: { embassy: Embassy }) {
  const t = useTranslations('emergency.embassy');
  return (
    <a
      href={`tel:${dialable(number) ?? ''}`}
      className="-mx-2 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-2 py-2 text-ink no-underline hover:bg-green-soft"
    >
      <Phone aria-hidden="true" className="size-7 shrink-0 text-green" />
      <bdi className="min-w-0 grow basis-40 text-lg font-semibold wrap-anywhere">{name || t('unnamed')} </bdi>
      <bdi dir="ltr" className="ms-auto text-2xl font-semibold wrap-anywhere text-green tabular-nums">
        {number}
      </bdi>
    </a>
  );
}

function EmbassyForm({ before, onSave }: { before: Embassy; onSave: (embassy: Embassy) => void }) {
  const t = useTranslations('emergency.embassy');
  const [name, setName] = useState(before.name);
  const [number, setNumber] = useState(before.number);
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
      <Field label={t('name')}>
        <Input
          value={name}
          maxLength={100}
          placeholder={t('namePlaceholder')}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={t('number')} warning={warning} error={isWrong && t('numberWrong')}>
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
        <Button type="submit" variant="soft">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
