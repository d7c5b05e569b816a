export type AgentType = 'health' | 'travel' | 'guide' | 'reminder';

/** Opens the chat with this agent: whoever draws the chat listens for `open-ai-chat` on the window. */
export function openAssistant(agentType: AgentType): void {
  window.dispatchEvent(new CustomEvent('open-ai-chat', { detail: { type: agentType } }));
}
