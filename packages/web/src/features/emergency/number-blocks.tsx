import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { Ambulance, type LucideIcon, Phone } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';

const blocks: readonly { id: 'general' | 'ambulance'; icon: LucideIcon; look: string; disc: string }[] = [
  { id: 'general', icon: Phone, look: 'on-sos-band', disc: 'border-2 border-on-sos' },
  { id: 'ambulance', icon: Ambulance, look: 'bg-danger-soft text-danger', disc: 'bg-sos text-on-sos' },
];

/** The two most important numbers, large enough for a shaking hand. */
export function NumberBlocks() {
  const t = useTranslations('emergency.numbers');
  return (
    <ul className="flex flex-col gap-3">
      {blocks.map(({ id, icon: Icon, look, disc }) => (
        <li key={id}>
          <a
            href={`tel:${emergencyNumbers[id]}`}
            className={cx(
              // Large text leaves no room for the picture beside the number, which must stay on one line.
              'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card px-[min(1.25rem,5vw)] py-3 no-underline',
              look,
            )}
          >
            <span className="min-w-min flex-1">
              <span className="display block text-[min(3.25rem,30vw)] leading-none whitespace-nowrap">
                <bdi dir="ltr">{emergencyNumbers[id]}</bdi>
              </span>{' '}
              <span className="mt-1 block text-lg leading-snug font-semibold [&:lang(ur)]:leading-loose">
                {t(`${id}.name`)}
              </span>
            </span>
            <span
              aria-hidden="true"
              className={cx('grid size-[min(3.75rem,16vw)] shrink-0 place-items-center rounded-full', disc)}
            >
              <Icon className="size-1/2" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
