import type { AgentType } from '@manasik/core/assistant/agents';
import { useTranslations } from '../../platform/i18n/index.ts';
import { QuestionButtons } from './question-buttons.tsx';

/** Questions of each agent that the guide or a tool answers. */
const starts = {
  health: ['health.heat', 'health.medicines', 'health.vaccines'],
  travel: ['travel.card', 'travel.packing', 'travel.transport'],
  guide: ['guide.miqat', 'guide.tawaf', 'guide.arafat'],
  reminder: ['reminder.prayer', 'reminder.days', 'reminder.now'],
} as const satisfies Record<AgentType, readonly string[]>;

interface StartsProps {
  agent: AgentType;
  onAsk: (question: string) => void;
}

export function Starts({ agent, onAsk }: StartsProps) {
  const t = useTranslations('assistant.starts');
  const keys: readonly (typeof starts)[AgentType][number][] = starts[agent];
  return <QuestionButtons title={t('label')} questions={keys.map((key) => t(key))} onAsk={onAsk} />;
}
