import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { isCurrent, type NavigationLink } from '../navigation.ts';

interface NavigationItemProps {
  link: NavigationLink;
  pathname: string;
  /** The highlighted link, such as signing in. */
  strong?: boolean;
  /** Full width, as in the drawer. */
  wide?: boolean;
  onChoose?: () => void;
}

export function NavigationItem({ link, pathname, strong, wide, onChoose }: NavigationItemProps) {
  const t = useTranslations('navigation');
  const { icon: Icon } = link;
  const current = isCurrent(link.to, pathname);
  return (
    <Link
      to={link.to}
      reloadDocument={link.document ?? false}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 items-center gap-2 rounded-control px-3 font-semibold no-underline transition-colors',
        strong ? 'bg-primary text-on-primary hover:bg-primary-strong' : 'text-ink hover:bg-green-soft',
        current && !strong && 'bg-green-soft text-green underline decoration-2 underline-offset-8',
        wide && 'w-full gap-3',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(link.label)}
    </Link>
  );
}
