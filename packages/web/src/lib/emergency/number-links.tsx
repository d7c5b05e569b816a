import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency-numbers';
import { Phone } from 'lucide-react';
import { useTranslations } from '../i18n/index.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

/** The numbers of Saudi Arabia to press and call. Needs the namespace `sos`. */
export function NumberLinks() {
  const t = useTranslations('sos.numbers');
  return (
    <div>
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {services.map((id) => (
          <li key={id}>
            <a
              href={`tel:${emergencyNumbers[id]}`}
              className="flex min-h-14 items-center gap-3 rounded-control border border-edge bg-raised px-4 py-2 text-ink no-underline"
            >
              <Phone aria-hidden="true" className="size-5 shrink-0 text-green" />
              <span className="min-w-0 grow wrap-break-word hyphens-auto">{t(id)} </span>
              <bdi dir="ltr" className="shrink-0 text-xl font-semibold tabular-nums">
                {emergencyNumbers[id]}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
