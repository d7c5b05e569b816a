import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { isCurrent, type NavigationLink } from '../navigation.ts';
import { SosPlace } from './sos-place.tsx';

interface BottomBarProps {
  links: readonly NavigationLink[];
  /** The middle link for users without a group. Members have SOS there. */
  emergency: NavigationLink | undefined;
  pathname: string;
}

/**
 * The most used pages within reach of the thumb on phones, with help or SOS in the middle. A page with a field for
 * messages at its bottom or one great counter (`data-hides-bar`) hides it, and the header shows SOS or help instead.
 */
export function BottomBar({ links, emergency, pathname }: BottomBarProps) {
  const t = useTranslations('navigation');
  if (links.length < 2) return null;
  const half = Math.ceil(links.length / 2);
  const items = (some: readonly NavigationLink[]) =>
    some.map((link) => (
      <li key={link.id} className="flex min-w-0 flex-auto">
        <BarLink link={link} pathname={pathname} />
      </li>
    ));
  return (
    <nav
      aria-label={t('bottom')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden in-[body:has([data-hides-bar])]:hidden"
    >
      <ul className="flex min-h-16">
        {items(links.slice(0, half))}
        {emergency && (
          <li className="flex min-w-[84px] flex-auto">
            <SosPlace shape="round" otherwise={<BarLink link={emergency} pathname={pathname} isUrgent />} />
          </li>
        )}
        {items(links.slice(half))}
      </ul>
    </nav>
  );
}

function BarLink({
  link: { to, label, icon: Icon, document },
  pathname,
  isUrgent = false,
}: {
  link: NavigationLink;
  pathname: string;
  isUrgent?: boolean;
}) {
  const t = useTranslations('navigation');
  const current = isCurrent(to, pathname);
  return (
    <Link
      to={to}
      reloadDocument={document ?? false}
      aria-current={current ? 'page' : undefined}
      className={cx(
        // These labels have a maximum size, because five of them must fit.
        'flex min-w-0 grow flex-col items-center justify-center gap-1 px-0.5 text-center text-[min(0.8125rem,15px)] leading-tight font-semibold no-underline',
        isUrgent ? 'text-danger' : current ? 'text-green' : 'text-quiet',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-6', current && !isUrgent && 'fill-green-soft')} />
      {t(label)}
    </Link>
  );
}
