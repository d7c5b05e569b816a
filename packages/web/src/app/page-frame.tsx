import { type ReactNode, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '../platform/i18n/index.ts';
import type { PageRow } from './page-row.ts';
import { followScroll, isLoadedAgain, scrollToPlace } from './scroll.ts';

let lastPlace: string | undefined;

/** Sets the title of a page and, after a navigation, its focus and scroll position. */
export function PageFrame({ row, children }: { row: PageRow; children: ReactNode }) {
  const { key, pathname, hash, search } = useLocation();
  const navigationType = useNavigationType();
  const t = useTranslations();

  // The key is built from the row; the build fails when a page has no title.
  const ofPage = t(titleKey(row) as 'landing.meta.title');
  const part = partOf(row, search);
  const title = part ? `${t(part as 'landing.meta.title')} – ${ofPage}` : ofPage;
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Another query on the same page is no new page, unless it names a part that is read as one.
  const place = pathname + hash + (part ?? '');
  // Every page that is loaded anew has the same key.
  const entry = place + key;
  useEffect(() => {
    if (place === lastPlace) return;
    const isFirst = lastPlace === undefined;
    const isReturning = isFirst ? isLoadedAgain() : navigationType === NavigationType.Pop;
    scrollToPlace(entry, isReturning, hash, isFirst);
    // On the first page, the browser sets the focus itself.
    if (!isFirst && !hash) focusHeading();
    lastPlace = place;
  }, [entry, navigationType, place, hash]);

  // After the page has its scroll position.
  useEffect(() => followScroll(entry), [entry]);

  return children;
}

/** Dotted path of the title of the part that the query names. */
function partOf({ parts }: PageRow, search: string): string | undefined {
  const asked = parts && new URLSearchParams(search).get(parts.query);
  return asked && Object.hasOwn(parts.titles, asked) ? parts.titles[asked] : undefined;
}

/** Dotted path of a page's title in the words. */
export const titleKey = (row: PageRow): string => row.titleKey ?? `${row.namespaces[0]}.meta.title`;

// Screen readers start at the heading, where sighted users start too.
function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
