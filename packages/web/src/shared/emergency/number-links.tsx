import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { useTranslations } from '../../platform/i18n/index.ts';
import { NumberLink } from './number-link.tsx';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

/** The emergency numbers of Saudi Arabia as links. Needs the namespace `sos`. */
export function NumberLinks() {
  const t = useTranslations('sos.numbers');
  return (
    <div>
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {services.map((id) => (
          <li key={id}>
            <NumberLink label={t(id)} number={emergencyNumbers[id]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
