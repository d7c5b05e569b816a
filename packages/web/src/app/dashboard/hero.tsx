import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { StarMotif } from '../../ui/star-motif.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Blank } from '../../ui/blank.tsx';
import { Countdown } from './countdown.tsx';
import { HajjStrip } from './hajj-strip.tsx';
import { timesCardId } from '../../features/worship/times/ids.ts';
import type { Dashboard } from './use-dashboard.ts';

const action =
  'inline-flex min-h-12 items-center justify-center rounded-control border px-5 py-2 text-center leading-snug ' +
  'font-semibold no-underline transition-colors hover:bg-on-deep hover:text-deep';
const strong = cx(action, 'border-transparent bg-gold-on-deep text-deep');
const quiet = cx(action, 'border-on-deep-quiet text-on-deep');

interface HeroProps {
  dashboard: Dashboard;
  /** Only the greeting and the days, so that an opened tab is seen below it on a phone. */
  isCompact: boolean;
}

/** The greeting and the way that is left to Hajj. */
export function Hero({ dashboard, isCompact }: HeroProps) {
  const { user, hajj, times } = dashboard;
  const t = useTranslations('dashboard');
  return (
    <section className="relative isolate overflow-hidden on-deep-band">
      <StarMotif className="absolute -end-16 -top-20 -z-10 size-80 text-gold-on-deep opacity-15" />
      <div
        className={cx(
          'page-width',
          isCompact ? 'py-4' : 'grid gap-6 py-8 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:py-10',
        )}
      >
        <div className="min-w-0">
          <h1 className={isCompact ? 'text-lg' : 'text-2xl'}>
            {user ? (
              t('hero.greeting', { name: user.firstName.trim() || t('hero.pilgrim') })
            ) : (
              <>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Blank className="w-60" />
              </>
            )}
          </h1>
          <Countdown
            hajj={hajj}
            isAdjusted={Boolean(times.settings?.hijriAdjustmentDays)}
            isCompact={isCompact}
          />
          {!isCompact && <Actions dashboard={dashboard} />}
        </div>
        {!isCompact && <HajjStrip hajj={hajj} />}
      </div>
    </section>
  );
}

function Actions({ dashboard: { user, times } }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard.hero');
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {user ? (
        <Link to="/settings" className={user.hajjDate ? quiet : strong}>
          {t(user.hajjDate ? 'changeDate' : 'setDate')}
        </Link>
      ) : (
        <span aria-hidden="true" className={cx(quiet, 'invisible')}>
          {t('setDate')}
        </span>
      )}
      <Link to="/group-tracker" className={quiet}>
        {t('joinGroup')}
      </Link>
      {times.place === null && (
        <a href={`#${timesCardId}`} className={quiet}>
          {t('choosePlace')}
        </a>
      )}
    </p>
  );
}
