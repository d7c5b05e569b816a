import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';
import { isCurrent, type Navigation, type NavigationLink } from '../navigation.ts';
import { ChatButton } from './chat-button.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { SosPlace } from './sos-place.tsx';

/**
 * The bar at the top of every page: on large screens one row of links, on phones the menu. Phones do not show it over
 * the map of a group.
 */
export function Header({ navigation, pathname }: { navigation: Navigation; pathname: string }) {
  const t = useTranslations('navigation');
  const drawer = useRef<HTMLDialogElement>(null);
  const { row, help, settings, session } = navigation;
  const item = (link: NavigationLink | undefined, look?: 'strong' | 'icon') =>
    link && <NavigationItem key={link.id} link={link} isCurrent={isCurrent(link.to, pathname)} look={look} />;
  return (
    <header className="site-header sticky top-0 z-40 in-data-alert:static border-b border-line bg-ground max-md:in-[body:has([data-map-page])]:hidden print:hidden">
      <div className="page-width flex min-h-16 items-center gap-1">
        <Logo />
        {/* Larger text and smaller screens need a second line. */}
        <nav
          aria-label={t('main')}
          className="flex grow flex-wrap items-center justify-end gap-x-0.5 py-2 max-md:hidden xl:gap-x-1"
        >
          {row.map((link) => (
            <span key={link.id} className={link.isMinor ? 'max-xl:hidden' : 'contents'}>
              {item(link)}
            </span>
          ))}
          <span className="flex items-center">
            {/* On a narrower screen, the longest words leave no room for it in one row. */}
            <span className="max-xl:hidden">
              <ChatButton />
            </span>
            <LanguageMenu />
            {item(help, 'icon')}
            {item(settings, 'icon')}
            {session?.id === 'logout' && item(session, 'icon')}
          </span>
          {session?.id === 'login' && item(session, 'strong')}
          <SosPlace shape="pill" otherwise={null} />
        </nav>
        <div className="ms-auto flex items-center gap-2 md:hidden">
          {/* Where the bottom bar with its SOS is hidden. */}
          <div className="hidden in-[body:has([data-hides-bar])]:contents">
            <SosPlace shape="pill" otherwise={navigation.emergency && <Help link={navigation.emergency} />} />
          </div>
          <IconButton
            label={t('menu.open')}
            icon={<Menu aria-hidden="true" className="size-6" />}
            onClick={() => drawer.current?.showModal()}
          />
        </div>
      </div>
      <Drawer ref={drawer} navigation={navigation} pathname={pathname} />
    </header>
  );
}

function Help({ link: { to, label, icon: Icon } }: { link: NavigationLink }) {
  const t = useTranslations('navigation');
  return (
    <Link
      to={to}
      aria-label={t(label)}
      title={t(label)}
      className="inline-grid size-[min(3rem,14vw)] shrink-0 place-items-center rounded-full bg-danger-soft text-danger"
    >
      <Icon aria-hidden="true" className="size-6" />
    </Link>
  );
}

function Logo() {
  const t = useTranslations();
  return (
    <Link
      to="/"
      aria-label={t('navigation.logo')}
      className="-ms-2 flex min-h-12 items-center gap-2 md:shrink-0 rounded-control px-2 text-[min(1.35rem,7vw)] max-md:in-[body:has([data-hides-bar])]:text-[min(1.35rem,5.5vw)] font-semibold text-green no-underline"
    >
      <StarMotif className="size-[min(2.25rem,12vw)] shrink-0 text-ornament" />
      {t('common.brand')}
    </Link>
  );
}
