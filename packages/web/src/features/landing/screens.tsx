import { useId } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { Scene } from '../../ui/scene.tsx';
import { GuideScreen } from './guide-screen.tsx';
import { HelpScreen } from './help-screen.tsx';
import { PrayerScreen } from './prayer-screen.tsx';
import { MoreLink, Show } from './show.tsx';

/** Three parts of the real product, and a picture of a group, which needs members to be real. */
export function Screens() {
  return (
    <div className="page-width flex flex-col gap-20 py-16 sm:py-20">
      <div className="grid gap-x-6 gap-y-20 lg:grid-cols-3 lg:gap-y-4">
        <Show name="guide" to="/guide">
          <GuideScreen />
        </Show>
        <Show name="prayer" to="/worship">
          <PrayerScreen />
        </Show>
        <Show name="help" to="/emergency">
          <HelpScreen />
        </Show>
      </div>
      <GroupBand />
    </div>
  );
}

function GroupBand() {
  const t = useTranslations('landing.screens.group');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid overflow-clip surface text-center lg:grid-cols-2 lg:text-start"
    >
      <Scene name="pilgrims" className="h-full max-lg:max-h-80" />
      <div className="flex flex-col items-center justify-center gap-4 px-5 py-8 lg:items-start lg:px-12 lg:py-16">
        <h2 id={titleId} className="display text-3xl">
          {t('title')}
        </h2>
        <p className="max-w-form text-pretty text-quiet">{t('text')}</p>
        {/* Groups need an account, and visitors of this page are signed out. */}
        <MoreLink to={`${createAccountPath}&next=%2Fgroup-tracker`}>{t('link')}</MoreLink>
      </div>
    </section>
  );
}
