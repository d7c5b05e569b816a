import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { useTranslations } from '../../../platform/i18n/index.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

export function PocketNumbers() {
  const t = useTranslations('guide.pocket');
  const emergency = useTranslations('emergency.numbers');
  return (
    <section aria-labelledby="numbers" className="break-inside-avoid border-t border-line pt-4">
      <h3 id="numbers" className="text-xl">
        {t('numbersTitle')}
      </h3>
      <dl className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
        {services.map((id) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1">
            <dt>{emergency(`${id}.name`)}</dt>
            <dd>
              <bdi dir="ltr" className="text-lg font-semibold tabular-nums">
                {emergencyNumbers[id]}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
