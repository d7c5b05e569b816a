import { useRef, useState } from 'react';
import { type EmergencyContact, keptContacts, mostContacts } from '../../shared/alerts/emergency-contacts.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NumberForm } from './number-form.tsx';

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
        <NumberForm
          key={contacts.length}
          words={{ name: t('name'), number: t('number'), wrong: t('numberWrong'), save: t('add') }}
          variant="secondary"
          onSave={add}
        />
      ) : (
        <p>{t('full', { count: mostContacts })}</p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}
