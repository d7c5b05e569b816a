import type { MedicalCard } from '@manasik/contract/medical-card';
import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { isInsulin } from '@manasik/core/health/insulin';
import { apart } from '../../platform/i18n/isolate.ts';
import { bothLanguagesOf } from '../cards/both-languages.tsx';
import { countryName } from '../places/country-name.ts';

const Both = bothLanguagesOf('medical-card');

/** The medicines of the card, and on the clock of which place their times are. */
export function FaceMedicines({ medicines, timesPlace }: Pick<MedicalCard, 'medicines' | 'timesPlace'>) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {medicines.map((medicine) => (
          // The same medicine can be listed twice, with other times.
          <Medicine key={[medicine.name, medicine.dose, ...medicine.times].join()} medicine={medicine} />
        ))}
      </ul>
      {medicines.some(({ times }) => times.length > 0) && (
        <div className="mt-1">
          <Clock timesPlace={timesPlace} />
        </div>
      )}
    </>
  );
}

function Medicine({ medicine }: { medicine: MedicalCard['medicines'][number] }) {
  const { name, dose, times } = medicine;
  return (
    <li>
      {/* In the direction of the name, or a Latin name would stand after its dose. */}
      <bdi dir="auto">
        {name}
        {dose && (
          <span className="font-normal">
            {' · '}
            <bdi>{dose}</bdi>
          </span>
        )}
      </bdi>
      {isInsulin(medicine) && <Both large="text-base text-danger">{(t) => t('face.insulin')}</Both>}
      {times.length > 0 && (
        <span className="block font-normal tabular-nums">
          <bdi dir="ltr">{times.join(', ')}</bdi>
        </span>
      )}
    </li>
  );
}

function Clock({ timesPlace }: Pick<MedicalCard, 'timesPlace'>) {
  return (
    <Both large="text-base font-normal">
      {(t, language) => {
        if (timesPlace?.timezone === makkahZone) return t('face.timesInMakkah');
        // Without a country it is a position, and its name only says so in the language of its owner.
        if (!timesPlace?.country) return t('face.times');
        const country = countryName(timesPlace.country, language);
        return t('face.timesIn', { place: apart(`${apart(timesPlace.name)} (${country})`) });
      }}
    </Both>
  );
}
