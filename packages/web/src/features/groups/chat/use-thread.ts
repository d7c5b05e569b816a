import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { subscribeLive } from '../live/live-channel.ts';
import { forgetChat, keepPage, keptPageOf } from './chat-store.ts';
import { useSender } from './sender.ts';
import { createThread, startOf, type Thread, type ThreadStore } from './thread-store.ts';

const againMs = 15_000;

/** The live messages of a group for the user of this id. Another group or user needs a new component. */
export function useThread(groupId: string, userId: string) {
  const [shown, show] = useState<Thread>(() => startOf(keptPageOf(groupId, userId)));
  const store = useRef<ThreadStore>(undefined);
  const isSending = useSender().sending !== undefined;
  const sending = useRef(isSending);

  useEffect(() => {
    sending.current = isSending;
    if (!isSending) store.current?.settle();
  }, [isSending]);

  useEffect(() => {
    const made = createThread({
      userId,
      ask: (query) => api('GET /api/hajj-groups/:id/messages', { params: { id: groupId }, query }),
      kept: keptPageOf(groupId, userId),
      keep: (messages, now) => keepPage(groupId, userId, messages, now),
      onGone: () => forgetChat(groupId),
      onChange: show,
      isSending: () => sending.current,
      now: Date.now,
    });
    store.current = made;
    const stop = subscribeLive(groupId, made.receive);
    const again = () => {
      if (document.visibilityState === 'visible') void made.refresh();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    void made.refresh();
    return () => {
      stop();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      made.close();
      store.current = undefined;
    };
  }, [groupId, userId]);

  const hasFailed = shown.error !== undefined && shown.status !== 'gone';
  useEffect(() => {
    const timer = hasFailed ? setInterval(() => void store.current?.refresh(), againMs) : undefined;
    return () => clearInterval(timer);
  }, [hasFailed]);

  return {
    thread: shown,
    retry: () => void store.current?.refresh(),
    showEarlier: () => void store.current?.showEarlier(),
    remove: (id: string) => store.current?.remove(id),
  };
}
