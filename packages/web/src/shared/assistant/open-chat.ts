/** The event that opens the chat from anywhere. Its detail has the `type` of the agent. */
export const openChatEvent = 'open-ai-chat';

export const openChat = (type: string): boolean =>
  dispatchEvent(new CustomEvent(openChatEvent, { detail: { type } }));
