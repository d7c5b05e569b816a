import { MapPin, MessageSquareText, MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import type { Group } from '../groups/kept-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { useDistance } from '../places/use-distance.ts';
import { useWatchFailure } from '../places/use-watch-failure.ts';
import { useWatchedPosition, type WatchedPosition } from '../../platform/device/use-watched-position.ts';
import { coordinates, mapLink, smsLink, whatsAppLink } from '../../platform/links/message-links.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { type EmergencyContact, keptContacts } from './emergency-contacts.ts';

interface TextMessageProps {
  /** The subject of the message. */
  reason: 'help' | 'lost';
  /** The name of the sender; empty if unknown. */
  name: string;
  groups: readonly Group[];
  /** Whether the device is already looking for its location, so that the person has been asked. */
  isLocated: boolean;
  /** Other people with a known number. */
  others?: readonly EmergencyContact[];
}

const noOthers: readonly EmergencyContact[] = [];

/**
 * Reaches people without the app or without internet: a text with name, need and location, to send by SMS or WhatsApp.
 * It is made on the device. Needs the namespaces `alerts` and `places`.
 */
export function TextMessage({ reason, name, groups, isLocated, others = noOthers }: TextMessageProps) {
  const t = useTranslations('alerts.sms');
  const titleId = useId();
  const [isWanted, want] = useState(isLocated);
  const own = useWatchedPosition(isWanted);
  const text = useText(reason, name, own);
  const kept = keptContacts.use() ?? [];
  const ofGroups = groups.flatMap(({ name: group, emergencyContact }) =>
    emergencyContact ? [{ name: t('groupContact', { group: apart(group) }), number: emergencyContact }] : [],
  );
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 print:hidden">
      <h3 id={titleId} className="text-base font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-quiet">{t('hint')}</p>
      <PlaceState own={own} onWanted={() => want(true)} />
      <ul className="flex flex-col gap-3">
        {withoutTwins([...kept, ...others, ...ofGroups]).map((contact) => (
          <li key={contact.number}>
            <Recipient contact={contact} text={text} />
          </li>
        ))}
        <li>
          <Recipient text={text} />
        </li>
      </ul>
    </section>
  );
}

/** Each number once, under its first name, without numbers that no phone can dial. */
function withoutTwins(contacts: readonly EmergencyContact[]): readonly EmergencyContact[] {
  const byNumber = new Map<string, EmergencyContact>();
  for (const contact of contacts) {
    const number = dialable(contact.number);
    if (number !== undefined && !byNumber.has(number)) byNumber.set(number, contact);
  }
  return [...byNumber.values()];
}

function useText(reason: TextMessageProps['reason'], name: string, own: WatchedPosition): string {
  const t = useTranslations('alerts.sms.message');
  const distance = useDistance();
  const need = t(reason);
  const place =
    own.status === 'live'
      ? t('place', {
          place: coordinates(own.fix),
          distance: distance(own.fix.accuracy),
          link: mapLink(own.fix),
        })
      : t('placeUnknown');
  const text = `${need} ${place}`;
  return name === '' ? text : t('from', { name, text });
}

function PlaceState({ own, onWanted }: { own: WatchedPosition; onWanted: () => void }) {
  const t = useTranslations('alerts.sms');
  const failureText = useWatchFailure();
  if (own.status === 'off') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={onWanted}>
          <MapPin aria-hidden="true" className="size-5" />
          {t('addPlace')}
        </Button>
        <p className="min-w-0 grow basis-40">{t('noPlace')}</p>
      </div>
    );
  }
  return (
    <p role="status" className="flex items-start gap-2">
      <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-green" />
      <span className="min-w-0">
        {own.status === 'finding' && t('finding')}
        {own.status === 'live' && t('hasPlace')}
        {own.status === 'failed' && `${t('noPlace')} ${failureText(own.reason)}`}
      </span>
    </p>
  );
}

/** Both ways to send to one person. Without a contact the phone asks for the recipient. */
function Recipient({ contact, text }: { contact?: EmergencyContact; text: string }) {
  const t = useTranslations('alerts.sms');
  const name = contact && apart(contact.name || contact.number);
  const whatsApp = whatsAppLink(contact?.number, text);
  const look = buttonClass('secondary', 'normal', 'grow');
  return (
    <div>
      <p className="font-semibold wrap-anywhere">{name ?? t('anyone')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <a
          href={smsLink(contact?.number, text)}
          aria-label={name === undefined ? undefined : t('textTo', { name })}
          className={look}
        >
          <MessageSquareText aria-hidden="true" className="size-5" />
          {t('text')}
        </a>
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            aria-label={name === undefined ? undefined : t('whatsAppTo', { name })}
            className={look}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {t('whatsApp')}
          </a>
        )}
      </div>
    </div>
  );
}
