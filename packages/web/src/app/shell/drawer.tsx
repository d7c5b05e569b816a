import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { currentLink, type Navigation, type NavigationLink } from '../navigation.ts';
import { ChatButton } from './chat-button.tsx';
import { LanguageList } from './language-list.tsx';
import { NavigationItem } from './navigation-item.tsx';

interface DrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  navigation: Navigation;
  pathname: string;
}

/** The menu of small screens, as a native dialog: it traps the focus, restores it and closes on Escape. */
export function Drawer({ ref, navigation, pathname }: DrawerProps) {
  const t = useTranslations('navigation');
  const close = () => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current;
    // A click on the dialog element itself is on the backdrop, because child elements fill its inside.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) dialog?.close();
    };
    // The middle button opens a link in another tab. Where that is prevented, a question follows here, and would be behind
    // the menu.
    const closeBeforeQuestion = (event: MouseEvent) => {
      if (event.defaultPrevented) dialog?.close();
    };
    dialog?.addEventListener('click', closeOnBackdrop);
    dialog?.addEventListener('auxclick', closeBeforeQuestion);
    return () => {
      dialog?.removeEventListener('click', closeOnBackdrop);
      dialog?.removeEventListener('auxclick', closeBeforeQuestion);
    };
  }, [ref]);
  const { sections, places, dashboard, settings, session } = navigation;
  const account = [dashboard, settings, session].filter((link) => link !== undefined);
  const first = [...places, ...sections];
  // Home and the dashboard are the same page for those who are signed in, at two addresses.
  const current = currentLink([...first, ...account], pathname);
  const items = (links: readonly NavigationLink[]) =>
    links.map((link) => (
      <NavigationItem key={link.id} link={link} isCurrent={link === current} look="wide" onChoose={close} />
    ));
  return (
    <dialog
      ref={ref}
      aria-label={t('menu.title')}
      className="motion-slide [--from:1] fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-y-auto border-s border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="flex min-h-full flex-col gap-4 p-4">
        <div className="flex items-center justify-between">
          <p className="px-3 text-xl font-semibold">{t('menu.title')}</p>
          <IconButton
            label={t('menu.close')}
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={close}
          />
        </div>
        <DrawerPart title={t('menu.navigation')}>{items(first)}</DrawerPart>
        {account.length > 0 && <DrawerPart title={t('menu.account')}>{items(account)}</DrawerPart>}
        <DrawerPart title={t('menu.tools')}>
          <ChatButton isWide onChoose={close} />
        </DrawerPart>
        <DrawerPart title={t('menu.language')}>
          <LanguageList onChoose={close} />
        </DrawerPart>
      </div>
    </dialog>
  );
}

function DrawerPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="px-3 pb-1 text-sm font-semibold text-quiet">{title}</h2>
      {children}
    </section>
  );
}
