import { type SyntheticEvent, useRef, useState } from 'react';
import { type EmergencyContact, keptContacts, mostContacts } from '../../shared/alerts/emergency-contacts.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import { useNumberWarning } from '../../platform/links/use-number-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The people who get a text message in an emergency. They are saved only on the device. */
export function ContactsCard() {
  const t = useTranslations('alerts.contacts');
  const contacts = keptContacts.use() ?? [];
  const [said, say] = useState('');
  const card = useRef<HTMLElement>(null);
  function remove(number: string) {
    keptContacts.change((kept) => (kept ?? []).filter((contact) => contact.number !== number));
    say(t('removed'));
    // The pressed button disappears and would lose the focus.
    card.current?.focus();
  }
  function add(contact: EmergencyContact) {
    keptContacts.change((kept) => [
      ...(kept ?? []).filter(({ number }) => number !== contact.number),
      contact,
    ]);
    say(t('added'));
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="contacts"
      description={t('lead')}
      className="print:hidden"
    >
      {contacts.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col">
          {contacts.map(({ name, number }) => (
            <li
              key={number}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0 grow basis-40 wrap-anywhere">
                <bdi className="block font-semibold">{name}</bdi>
                <bdi dir="ltr" className="tabular-nums">
                  {number}
                </bdi>
              </span>
              <Button variant="quiet" onClick={() => remove(number)}>
                {t('remove', { name: apart(name || number) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {contacts.length < mostContacts ? (
        <ContactForm key={contacts.length} onAdd={add} />
      ) : (
        <p>{t('full', { count: mostContacts })}</p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

function ContactForm({ onAdd }: { onAdd: (contact: EmergencyContact) => void }) {
  const t = useTranslations('alerts.contacts');
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [isWrong, setWrong] = useState(false);
  const warning = useNumberWarning(number);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isNumber = dialable(number) !== undefined;
    setWrong(!isNumber);
    if (isNumber) onAdd({ name: name.trim(), number: number.trim() });
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={t('name')}>
        <Input
          value={name}
          maxLength={100}
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
        <Button type="submit" variant="secondary">
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
