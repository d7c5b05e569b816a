import { useTranslations } from '../platform/i18n/index.ts';
import { buttonClass } from '../ui/button-style.ts';
import { StarMotif } from '../ui/star-motif.tsx';

const links = [
  { name: 'times', to: '/worship/times' },
  { name: 'qibla', to: '/worship/qibla' },
  { name: 'dhikr', to: '/worship/dhikr' },
  { name: 'calendar', to: '/worship/calendar' },
  { name: 'zakat', to: '/worship/zakat' },
  { name: 'hadith', to: '/worship/hadith' },
] as const;

/**
 * Replaces a page that is not stored. It is served at the address of that page, so a reload is enough to get there, and
 * it needs no script of the app.
 */
export function OfflinePage() {
  const t = useTranslations('offline');
  const tab = useTranslations('worship.tabs');
  const navigation = useTranslations('navigation');
  return (
    <main className="page-width flex flex-col items-center gap-5 py-16 text-center">
      <StarMotif className="size-24 text-ornament" />
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="max-w-text">{t('text')}</p>
      {/* build/offline-page.ts makes it reload the whole address, including the query. */}
      <a href="?" id="again" className={buttonClass()}>
        {t('retry')}
      </a>
      <h2 className="pt-4 text-xl">{t('works')}</h2>
      <ul className="grid w-full max-w-sm gap-3">
        <li>
          <a href="/emergency" className={buttonClass('secondary', 'normal', 'w-full')}>
            {navigation('emergency')}
          </a>
        </li>
        {links.map(({ name, to }) => (
          <li key={name}>
            <a href={to} className={buttonClass('secondary', 'normal', 'w-full')}>
              {tab(name)}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
