import type { AgentType } from '@manasik/core/assistant/agents';
import { useState } from 'react';
import { Chat } from '../../features/assistant/chat.tsx';
import { device } from './device.ts';

/** The chat in a card, which begins with the agent of its page. */
export function CardChat({ first }: { first: AgentType }) {
  const [agent, setAgent] = useState(first);
  return <Chat agent={agent} onAgent={setAgent} device={device} look="box" takesFocus />;
}
