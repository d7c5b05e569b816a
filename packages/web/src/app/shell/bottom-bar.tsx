import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { isCurrent, type NavigationLink } from '../navigation.ts';

/** The most used places, within the thumb's reach on phones. */
export function BottomBar({ links, pathname }: { links: readonly NavigationLink[]; pathname: string }) {
  const t = useTranslations('navigation');
  if (links.length < 2) return null;
  return (
    <nav
      aria-label={t('bottom')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {links.map(({ id, to, label, icon: Icon, document }) => {
          const current = isCurrent(to, pathname);
          return (
            <li key={id} className="min-w-0 flex-1">
              <Link
                to={to}
                reloadDocument={document ?? false}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'flex min-h-16 flex-col items-center justify-center gap-0.5 px-1 text-center text-xs leading-snug font-semibold no-underline',
                  current ? 'text-green' : 'text-quiet',
                )}
              >
                <span className={cx('rounded-full px-4 py-0.5', current && 'bg-green-soft')}>
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
