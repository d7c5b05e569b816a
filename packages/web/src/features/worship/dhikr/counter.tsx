import { threeDhikr } from '@manasik/core/dhikr/dhikr';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { WorshipBack } from '../worship-frame.tsx';
import { CountButton } from './count-button.tsx';
import { DarkScreen } from './dark-screen.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useSaid } from './use-said.ts';

/** Fills the first screen of a phone, all of which counts. `data-hides-bar` hides the bottom bar below it. */
export function Counter({ dhikr }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr');
  const { state } = dhikr;
  const said = useSaid(dhikr);
  return (
    <section
      data-hides-bar=""
      className="on-deep-band deep-glow relative flex min-h-[calc(100svh-7.5rem)] flex-col px-5 pb-12 lg:sticky lg:top-36 lg:min-h-[min(46rem,calc(100svh-11rem))] lg:rounded-card lg:pb-4"
    >
      {/* The Arabic is the title for those who see it. */}
      <h1 className="sr-only">{t('title')}</h1>
      <WorshipBack className="relative z-10 self-start" look="text-on-deep" />
      <CountButton dhikr={dhikr} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className="flex items-center justify-between">
        <UndoButton dhikr={dhikr} />
        <Dots chosen={state?.chosen} />
        <DarkScreen dhikr={dhikr} said={said} />
      </div>
    </section>
  );
}

/** Which of the three it is. Nothing to touch, because a slip would count another dhikr. */
function Dots({ chosen }: { chosen: string | undefined }) {
  if (!threeDhikr.some(({ id }) => id === chosen)) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none flex gap-2">
      {threeDhikr.map(({ id }) => (
        <span
          key={id}
          className={cx('h-2.5 rounded-full', id === chosen ? 'w-7 bg-gold-on-deep' : 'w-2.5 bg-on-deep/30')}
        />
      ))}
    </div>
  );
}
