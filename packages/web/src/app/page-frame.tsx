import { type ReactNode, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '../platform/i18n/index.ts';
import type { PageRow } from './page-row.ts';
import { followScroll, scrollToPlace } from './scroll.ts';

let lastPlace: string | undefined;

/** Gives a page its title, and after a navigation its focus and the place it was scrolled to. */
export function PageFrame({ row, children }: { row: PageRow; children: ReactNode }) {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const t = useTranslations();

  // The key is put together from the row; the build stops when a page has no title.
  const title = t(titleKey(row) as 'landing.meta.title');
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Another query on the same page is no new page.
  const place = pathname + hash;
  // Every page that is loaded anew has the same key.
  const entry = place + key;
  useEffect(() => {
    if (place === lastPlace) return;
    const isFirst = lastPlace === undefined;
    scrollToPlace(entry, navigationType === NavigationType.Pop, hash, isFirst);
    // On the page it loaded, the browser puts the focus itself.
    if (!isFirst && !hash) focusHeading();
    lastPlace = place;
  }, [entry, navigationType, place, hash]);

  // After the page stands where it is to be read.
  useEffect(() => followScroll(entry), [entry]);

  return children;
}

/** Dotted path of a page's title in the words. */
export const titleKey = (row: PageRow): string => row.titleKey ?? `${row.namespaces[0]}.meta.title`;

// Who hears the page starts at its heading, as who sees it does.
function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
