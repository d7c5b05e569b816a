import { zoneDataVersion } from '@manasik/core/calendar/zone-table';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import type { Place } from './day-view.ts';
import { TimesFields } from '../../../shared/times/times-fields.tsx';
import {
  useWorshipSettingsChange,
  type WorshipSettings,
} from '../../../shared/times/use-worship-settings.ts';
import { Loading } from '../../../ui/skeleton.tsx';

interface HowPanelProps {
  place: Place | null | undefined;
  settings: WorshipSettings | undefined;
}

/** The method, school, rule and own minutes of the times, and how to change them. */
export function HowPanel({ place, settings }: HowPanelProps) {
  const t = useTranslations('times.how');
  const change = useWorshipSettingsChange();
  const isSignedOut = useUser().status === 'signedOut';
  return (
    <details className="group surface print:hidden">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-[min(1.25rem,5vw)] py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{t('title')}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-[min(1.25rem,5vw)] pb-[min(1.25rem,5vw)]">
        <p className="max-w-text text-quiet">{t('lead')}</p>
        {settings ? (
          <TimesFields
            settings={settings}
            country={place ? place.country : undefined}
            onChange={(part) => void change(part)}
          />
        ) : (
          <Loading label={t('loading')} />
        )}
        <p className="text-sm text-quiet">{t('zoneData', { release: `tz ${zoneDataVersion}` })}</p>
        {isSignedOut && <p className="text-sm text-quiet">{t('onDevice')}</p>}
      </div>
    </details>
  );
}
