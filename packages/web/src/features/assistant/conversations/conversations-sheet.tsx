import { Download, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, useErrorText } from '../../../platform/api/index.ts';
import { saveFile } from '../../../platform/device/save-file.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { startNew } from '../chat-store.ts';
import { ConversationRow } from './conversation-row.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { useKeptConversations } from './kept-conversations.ts';
import {
  deleteConversation,
  exportedConversations,
  type ListedConversation,
  openConversation,
  renameConversation,
  useConversations,
} from './use-conversations.ts';

/** Lists the conversations, to open, rename, delete or save them. */
export function ConversationsSheet({ sheet }: { sheet: SheetState }) {
  const t = useTranslations('assistant.conversations');
  const common = useTranslations('common');
  return (
    <Sheet sheet={sheet} title={t('title')} closeLabel={common('close')}>
      <Conversations onDone={sheet.close} />
    </Sheet>
  );
}

function Conversations({ onDone }: { onDone: () => void }) {
  const t = useTranslations('assistant.conversations');
  const common = useTranslations('common');
  const { listed, isSignedIn, isLoading, hasFailed, retry } = useConversations(true);
  const here = useKeptConversations();
  const attempt = useAttempt();
  const [deleting, setDeleting] = useState<ListedConversation>();
  const rows = useRef(new Map<string, HTMLButtonElement>());
  const newButton = useRef<HTMLButtonElement>(null);
  const next = useRef<string>(undefined);
  /** The row after the deleted one, or the one before it, has its place now. */
  const focusNext = () => (rows.current.get(next.current ?? '') ?? newButton.current)?.focus();
  const askToDelete = (each: ListedConversation) => {
    const at = listed.indexOf(each);
    const neighbour = listed[at + 1] ?? listed[at - 1];
    next.current = neighbour && keyOf(neighbour);
    setDeleting(each);
  };

  const opening = useRef<AbortController>(undefined);
  // A person who has closed the list may be asking something by the time a conversation arrives.
  useEffect(() => () => opening.current?.abort(), []);

  async function show(conversation: ListedConversation): Promise<void> {
    opening.current?.abort();
    opening.current = new AbortController();
    if (await openConversation(conversation, opening.current.signal)) onDone();
  }
  const exportAll = () =>
    attempt(async () => {
      const content = JSON.stringify(await exportedConversations(isSignedIn, here), null, 2);
      saveFile('manasik-conversations.json', 'application/json', content);
    });

  return (
    <div className="flex flex-col gap-4">
      <Button
        ref={newButton}
        variant="soft"
        onClick={() => {
          startNew();
          onDone();
        }}
      >
        <Plus aria-hidden="true" className="size-5" />
        {t('new')}
      </Button>
      {isLoading && <Loading label={common('loading')} />}
      {hasFailed && <ErrorState title={t('loadFailed')} retryLabel={common('retry')} onRetry={retry} />}
      {!isLoading && !hasFailed && listed.length === 0 && <EmptyState spot="chat" title={t('none')} />}
      <ul className="flex flex-col gap-1">
        {listed.map((each) => (
          <ConversationRow
            key={keyOf(each)}
            ref={(row) => {
              if (row) rows.current.set(keyOf(each), row);
              return () => void rows.current.delete(keyOf(each));
            }}
            conversation={each}
            onOpen={() => attempt(() => show(each))}
            onRename={(title) => attempt(() => renameConversation(each, title))}
            onDelete={() => askToDelete(each)}
          />
        ))}
      </ul>
      {listed.length > 0 && (
        <Button variant="quiet" onClick={() => void exportAll()}>
          <Download aria-hidden="true" className="size-5" />
          {t('export')}
        </Button>
      )}
      <DeleteConversation
        conversation={deleting}
        onConfirm={(each) => attempt(() => deleteConversation(each))}
        onClose={() => setDeleting(undefined)}
        onOpenerGone={focusNext}
      />
    </div>
  );
}

const keyOf = ({ serverId, keptId }: ListedConversation): string => serverId ?? keptId ?? '';

/** Does what was asked for; resolves to whether it succeeded, and says so if it did not. */
function useAttempt() {
  const t = useTranslations('assistant.conversations');
  const errorText = useErrorText();
  return async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      return false;
    }
  };
}
