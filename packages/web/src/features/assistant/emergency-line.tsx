import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { useTranslations } from '../../platform/i18n/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * The numbers to call, always on the screen, because no answer can be sure to recognise an emergency.
 * @param isShort shows only the numbers with their names, on one line at the usual text size
 */
export function EmergencyLine({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('assistant.emergency');
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet print:hidden">
      {isShort ? <VisuallyHidden>{t('call')} </VisuallyHidden> : t('call')}
      {(['ambulance', 'general'] as const).map((service) => (
        <a
          key={service}
          href={`tel:${emergencyNumbers[service]}`}
          className="inline-flex min-h-12 flex-wrap items-center gap-x-1.5 text-danger"
        >
          {t(service)} <bdi className="font-semibold whitespace-nowrap">{emergencyNumbers[service]}</bdi>
        </a>
      ))}
    </p>
  );
}
