import type { ReactNode, Ref } from 'react';
import { useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { holdMs, useHold } from './use-hold.ts';
import { barLabel } from './bar-label.ts';
import { type SosSheetControl, useSosSheet } from '../../shared/sos/use-sos-sheet.tsx';

export interface SosBarButtonProps {
  /** `round`: raised in the bottom bar of phones. `pill`: in the row of links on wide screens. */
  shape: 'round' | 'pill';
  /** Shown to users without a group. */
  otherwise: ReactNode;
}

// The same in every language and script.
const sign = 'SOS';

const namespaces = ['sos', 'alerts', 'places', 'errors'] as const;

/** SOS on every page for members of a group: a tap starts the countdown, a hold sends at once. */
export default function SosBarButton(props: SosBarButtonProps) {
  const { user } = useUser();
  return user ? <OwnButton key={user.id} {...props} /> : props.otherwise;
}

function OwnButton({ shape, otherwise }: SosBarButtonProps) {
  const { sheet, button, ...control } = useSosSheet();
  if (control.isUseless) return otherwise;
  return (
    // Only this button needs these words; `otherwise` uses those of the bar.
    <WordsProvider namespaces={namespaces}>
      <Press ref={button} shape={shape} control={control} />
      {sheet}
    </WordsProvider>
  );
}

interface PressProps {
  ref: Ref<HTMLButtonElement>;
  shape: SosBarButtonProps['shape'];
  control: Omit<SosSheetControl, 'button' | 'sheet'>;
}

function Press({ ref, shape, control }: PressProps) {
  const t = useTranslations('sos.bar');
  const { isHolding, props } = useHold(control.press, control.pressLong);
  const more = <VisuallyHidden>{t(control.isUnderWay ? 'showCall' : 'what')}</VisuallyHidden>;
  const always = 'touch-none font-semibold tracking-wide text-on-sos select-none';
  if (shape === 'pill')
    return (
      <button
        ref={ref}
        type="button"
        {...props}
        className={cx(
          always,
          'ms-1 min-h-[min(3rem,14vw)] min-w-[min(4rem,18vw)] rounded-full bg-sos px-[min(1rem,4vw)] text-[min(1rem,max(18px,5vw))]',
        )}
      >
        {sign} {more}
      </button>
    );
  return (
    <button
      ref={ref}
      type="button"
      {...props}
      className={cx(
        always,
        'relative flex w-full flex-col items-center justify-end self-stretch px-0.5 pb-1 bar-in-two-rows:justify-center',
      )}
    >
      {/* Raised above one row of links. At large text sizes it would cover the page, and stays inside. */}
      <span className="absolute -top-[30px] grid size-[66px] place-items-center rounded-full bg-sos text-[clamp(18px,1rem,24px)] shadow-float ring-6 ring-raised bar-in-two-rows:relative bar-in-two-rows:top-0">
        {sign}
        <HoldRing isFilling={isHolding} />
      </span>
      <span
        className={cx(barLabel, 'pt-[42px] text-center tracking-normal text-danger bar-in-two-rows:pt-1.5')}
      >
        {t(control.isSent ? 'sent' : 'hold')}
      </span>
      {more}
    </button>
  );
}

/** A ring that fills while the button is held. */
function HoldRing({ isFilling }: { isFilling: boolean }) {
  return (
    <svg viewBox="0 0 78 78" aria-hidden="true" className="absolute size-[78px] -rotate-90">
      <circle
        cx="39"
        cy="39"
        r="36"
        pathLength="1"
        fill="none"
        strokeWidth="6"
        strokeDasharray="1"
        strokeDashoffset={isFilling ? 0 : 1}
        className="stroke-sos"
        style={{ transition: isFilling ? `stroke-dashoffset ${holdMs}ms linear` : 'none' }}
      />
    </svg>
  );
}
