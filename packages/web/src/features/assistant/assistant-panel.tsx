import { type AgentType, agentTypes } from '@manasik/core/assistant/agents';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { SheetState } from '../../ui/use-sheet.ts';
import { ActiveSign } from './active-sign.tsx';
import { Chat } from './chat.tsx';
import type { Device } from './device-data.ts';
import { panelNamespaces } from './panel-namespaces.ts';

interface AssistantPanelProps {
  sheet: SheetState;
  /** The agent that the opener asked for; an unknown one is the Pilgrim Guide. */
  type: string;
  device: Device;
}

/** The chat over any page. */
export function AssistantPanel(props: AssistantPanelProps) {
  return (
    <WordsProvider namespaces={panelNamespaces}>
      <Panel {...props} />
    </WordsProvider>
  );
}

function Panel({ sheet, type, device }: AssistantPanelProps) {
  const t = useTranslations('assistant');
  const common = useTranslations('common');
  const asked: AgentType = agentTypes.find((each) => each === type) ?? 'guide';
  const [agent, setAgent] = useState(asked);
  return (
    <Sheet sheet={sheet} title={t('title')} description={t('about')} closeLabel={common('close')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ActiveSign />
        <Link to="/assistant" className="inline-flex min-h-11 items-center font-semibold">
          {t('card.page')}
        </Link>
      </div>
      <Chat agent={agent} onAgent={setAgent} device={device} look="panel" takesFocus />
    </Sheet>
  );
}
