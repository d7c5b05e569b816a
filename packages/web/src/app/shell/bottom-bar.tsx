import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { isCurrent, type NavigationLink } from '../navigation.ts';
import { publishHeight } from '../publish-height.ts';
import { barLabel } from './bar-label.ts';
import { SosPlace } from './sos-place.tsx';

const publishBarHeight = (bar: HTMLElement) => publishHeight(bar, '--bar-height');

interface BottomBarProps {
  links: readonly NavigationLink[];
  /** The middle link for users without a group. Members have SOS there. */
  emergency: NavigationLink | undefined;
  pathname: string;
}

/**
 * The most used pages within reach of the thumb on phones, with help or SOS in the middle. A page with a field for
 * messages at its bottom or one great counter (`data-hides-bar`) hides it, and the header shows SOS or help instead. At
 * large text sizes the links are two by two beside help or SOS, so that their labels can grow with the text.
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
      ref={publishBarHeight}
      className="@container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden in-[body:has([data-hides-bar])]:hidden"
    >
      <ul className="flex min-h-16 bar-in-two-rows:grid bar-in-two-rows:min-h-0 bar-in-two-rows:grid-flow-col bar-in-two-rows:grid-cols-[minmax(min-content,1fr)_auto_minmax(min-content,1fr)] bar-in-two-rows:grid-rows-2 bar-in-two-rows:gap-y-[6px] bar-in-two-rows:py-[6px]">
        {items(links.slice(0, half))}
        {emergency && (
          <li className="flex min-w-[84px] flex-auto bar-in-two-rows:row-span-2">
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
        barLabel,
        'flex min-h-12 min-w-0 grow flex-col items-center justify-center gap-1 px-0.5 text-center font-semibold no-underline bar-in-two-rows:min-h-[48px] bar-in-two-rows:gap-0',
        isUrgent ? 'text-danger' : current ? 'text-green' : 'text-quiet',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('size-[min(1.5rem,26px)] shrink-0', current && !isUrgent && 'fill-green-soft')}
      />
      {t(label)}
    </Link>
  );
}
