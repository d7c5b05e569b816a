import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { loadWords, useLanguage } from '../../platform/i18n/index.ts';
import { openChatEvent } from '../../shared/assistant/open-chat.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type ChatPanel from '../assistant/chat-panel.tsx';

const chatPage = '/assistant';

/** Opens the chat over any page when something asks for it. Its code is loaded with the first use. */
export function ChatPlace() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const sheet = useSheet('assistant');
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof ChatPanel>>>();
  const [type, setType] = useState('guide');

  const show = useEffectEvent(async ({ detail }: CustomEvent<{ type?: string } | null>) => {
    // The page has the chat already, and listens itself.
    if (pathname === chatPage) return;
    const { href } = location;
    // The sheet opens at the address at which it was asked for, and would bring the person back to it.
    const hasLeft = (): boolean => location.href !== href;
    try {
      const [{ default: Loaded }] = await Promise.all([
        import('../assistant/chat-panel.tsx'),
        loadWords(language, ['assistant', 'errors']),
      ]);
      if (hasLeft()) return;
      setPanel(() => Loaded);
      setType(String(detail?.type));
      sheet.open();
    } catch {
      // Offline and never used: the page is there, or says that it is not.
      if (!hasLeft()) location.assign(chatPage);
    }
  });
  useEffect(() => {
    // The event of this name is a custom event.
    const listener = (event: Event) => void show(event as CustomEvent);
    addEventListener(openChatEvent, listener);
    return () => removeEventListener(openChatEvent, listener);
  }, []);
  return Panel && <Panel sheet={sheet} type={type} />;
}
