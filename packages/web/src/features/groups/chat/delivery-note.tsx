import { Check, CheckCheck, Clock, CloudOff, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { Delivery } from './delivery.ts';

const icons = {
  waiting: CloudOff,
  sending: Clock,
  sent: Check,
  readBy: CheckCheck,
  readByAll: CheckCheck,
  failed: TriangleAlert,
};

/** The delivery status of a message, as an icon and a text. */
export function DeliveryNote({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('chat.state');
  const { number } = useFormatter();
  const Icon = icons[delivery.state];
  const words =
    delivery.state === 'readBy'
      ? t('readBy', { count: number(delivery.count), total: number(delivery.total) })
      : t(delivery.state);
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {words}
    </span>
  );
}
