import { Laptop, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconDisc } from '../../../ui/card.tsx';
import { deviceName } from './device-name.ts';
import type { SessionEntry } from './use-sessions.ts';

interface SessionRowProps {
  session: SessionEntry;
  ending: boolean;
  onEnd: (device: string) => void;
}

const phones = /\b(?:iPhone|Android|Mobile)\b/;

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useTranslations('settings.security.sessions');
  const format = useFormatter();
  const device = useDeviceText(session.device);
  const when = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  const Icon = phones.test(session.device) ? Smartphone : Laptop;
  const since = when(session.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <IconDisc>
        <Icon className="size-5" />
      </IconDisc>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current && <Badge tone="green">{t('here')}</Badge>}
        </p>
        <p className="text-sm text-quiet">{t('lastSeen', { date: when(session.lastSeenAt) })}</p>
        <p className="text-sm text-quiet">{t('since', { date: since })}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          pending={ending}
          pendingLabel={t('ending')}
          aria-label={t('endNamed', { device, date: since })}
          onClick={() => onEnd(device)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceText(userAgent: string): string {
  const t = useTranslations('settings.security.sessions');
  const { browser, system } = deviceName(userAgent) ?? {};
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}
