import type { AgentType } from '@manasik/core/assistant/agents';
import { starts } from '@manasik/core/assistant/starts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { QuestionButtons } from './question-buttons.tsx';

interface StartsProps {
  agent: AgentType;
  onAsk: (question: string) => void;
}

export function Starts({ agent, onAsk }: StartsProps) {
  const t = useTranslations('assistant.starts');
  const keys: readonly (typeof starts)[AgentType][number][] = starts[agent];
  return <QuestionButtons title={t('label')} questions={keys.map((key) => t(key))} onAsk={onAsk} />;
}
