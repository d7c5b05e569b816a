import { type AgentType, agentTypes } from '@manasik/core/assistant/agents';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Chip } from '../../ui/chip.tsx';

interface AgentChipsProps {
  value: AgentType;
  onChange: (agent: AgentType) => void;
}

/** The choice of the agent that answers. */
export function AgentChips({ value, onChange }: AgentChipsProps) {
  const t = useTranslations('assistant.agents');
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {agentTypes.map((agent) => (
        <Chip key={agent} isChosen={agent === value} onChoose={() => onChange(agent)}>
          {t(agent)}
        </Chip>
      ))}
    </div>
  );
}
