import { AssistantPanel } from '../../features/assistant/assistant-panel.tsx';
import type { SheetState } from '../../ui/use-sheet.ts';
import { device } from './device.ts';

/** Loaded when the panel is opened for the first time. */
export default function ChatPanel({ sheet, type }: { sheet: SheetState; type: string }) {
  return <AssistantPanel key={type} sheet={sheet} type={type} device={device} />;
}
