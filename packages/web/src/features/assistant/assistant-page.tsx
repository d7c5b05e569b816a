import { type AgentType, agentTypes } from '@manasik/core/assistant/agents';
import { History, Plus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { ActiveSign } from './active-sign.tsx';
import { Chat } from './chat.tsx';
import { startNew, useChat } from './chat-store.ts';
import { ConversationsSheet } from './conversations/conversations-sheet.tsx';
import type { Device } from './device-data.ts';
import { openChatEvent } from '../../shared/assistant/open-chat.ts';

/** The conversation with the assistant as a page. */
export const assistantPage = (device: Device): { default: ComponentType } => ({
  default: function AssistantPage() {
    const t = useTranslations('assistant');
    const [agent, setAgent] = useAgent();
    const sheet = useSheet('conversations');
    const { turns } = useChat();
    return (
      <div className="page-width flex min-h-[calc(100dvh-4.0625rem)] flex-col">
        <div className="mx-auto flex w-full max-w-text grow flex-col">
          <Chat
            agent={agent}
            onAgent={setAgent}
            device={device}
            look="page"
            takesFocus
            header={
              <PageHeader
                eyebrow={<ActiveSign />}
                title={t('title')}
                description={
                  <>
                    {t('about')}{' '}
                    <Link
                      to="/about/assistant"
                      className="flex min-h-12 items-center text-green underline underline-offset-4"
                    >
                      {t('accuracy')}
                    </Link>
                  </>
                }
                actions={
                  <>
                    <Button variant="soft" aria-haspopup="dialog" onClick={sheet.open}>
                      <History aria-hidden="true" className="size-5" />
                      {t('conversations.title')}
                    </Button>
                    {turns.length > 0 && (
                      <IconButton
                        label={t('conversations.new')}
                        icon={<Plus aria-hidden="true" className="size-6" />}
                        className="text-green"
                        onClick={startNew}
                      />
                    )}
                  </>
                }
              />
            }
          />
        </div>
        <ConversationsSheet sheet={sheet} />
      </div>
    );
  },
});

/** The chosen agent. The button that opens the chat on other pages chooses one here. */
function useAgent() {
  const [agent, setAgent] = useState<AgentType>('guide');
  useEffect(() => {
    const onOpen = ({ detail }: CustomEvent<{ type?: unknown } | null>) => {
      const asked = agentTypes.find((each) => each === detail?.type);
      if (asked) setAgent(asked);
      document.querySelector('textarea')?.focus();
    };
    // The event of this name is a custom event.
    const listener = onOpen as EventListener;
    addEventListener(openChatEvent, listener);
    return () => removeEventListener(openChatEvent, listener);
  }, []);
  return [agent, setAgent] as const;
}
