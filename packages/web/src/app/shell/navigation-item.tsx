import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import type { NavigationLink } from '../navigation.ts';

interface NavigationItemProps {
  link: NavigationLink;
  isCurrent: boolean;
  /** `strong`: highlighted, such as signing in. `icon`: its words are hidden. `wide`: full width, as in the drawer. */
  look?: 'strong' | 'icon' | 'wide' | undefined;
  onChoose?: () => void;
}

export function NavigationItem({ link, isCurrent, look, onChoose }: NavigationItemProps) {
  const t = useTranslations('navigation');
  const { icon: Icon } = link;
  const label = t(link.label);
  const isIcon = look === 'icon';
  const isPlain = look === undefined;
  return (
    <Link
      to={link.to}
      reloadDocument={link.document ?? false}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isIcon ? label : undefined}
      title={isIcon ? label : undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 items-center gap-2 rounded-control font-semibold no-underline transition-colors',
        isIcon ? 'min-w-11 justify-center xl:min-w-12' : isPlain ? 'px-2 xl:px-2.5' : 'px-3',
        look === 'strong'
          ? 'ms-1 bg-primary text-on-primary hover:bg-primary-strong'
          : 'text-ink hover:bg-green-soft',
        isCurrent &&
          look !== 'strong' &&
          'bg-green-soft text-green underline decoration-2 underline-offset-8',
        look === 'wide' && 'w-full gap-3',
      )}
    >
      {/* The longest words leave no room for icons in one row. */}
      {!isPlain && (
        <Icon aria-hidden="true" className={cx('size-5 shrink-0', look === 'strong' && 'max-xl:hidden')} />
      )}
      {!isIcon && label}
    </Link>
  );
}
