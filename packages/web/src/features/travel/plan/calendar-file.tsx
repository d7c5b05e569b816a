import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/device/save-file.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import type { WholeDays } from '../../../shared/ics/whole-days.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { Trip } from './trip-draft.ts';

const fileName = 'manasik-trip.ics';

interface CalendarFileProps {
  trip: Trip;
  /** Those still to do. */
  steps: readonly {
    readonly id: string;
    readonly due: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** The trip and its open steps as a file for the calendar of the phone. */
export function CalendarFile({ trip, steps }: CalendarFileProps) {
  const t = useTranslations('travel.file');
  const { language } = useLanguage();
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle');

  async function save(): Promise<void> {
    setState('pending');
    try {
      const { icsFile } = await import('../../../shared/ics/whole-days.ts');
      const events = [
        ...steps.map(({ id, due, title, text }) => event(id, due, title, text)),
        event('departure', trip.departsOn, t('departure')),
        event('return', trip.returnsOn, t('return')),
      ];
      const name = t('calendarName');
      saveFile(
        fileName,
        'text/calendar;charset=utf-8',
        icsFile(events, { product: 'Trip', name, language, now: new Date() }),
      );
      setState('done');
    } catch {
      // The code that writes files is loaded on first use.
      setState('failed');
    }
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <p className="text-sm text-quiet">{t('text')}</p>
      <Button
        variant="secondary"
        pending={state === 'pending'}
        pendingLabel={t('pending')}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" className="size-5" />
        {t('submit')}
      </Button>
      <p role="status" className="empty:hidden">
        {state === 'done' && t('done', { name: fileName })}
      </p>
      <FieldError id="trip-file-error">{state === 'failed' && t('failed')}</FieldError>
    </div>
  );
}

const event = (id: string, date: string, title: string, description = ''): WholeDays => ({
  uid: `${id}@trip.manasik`,
  from: date,
  to: date,
  title,
  description,
});
