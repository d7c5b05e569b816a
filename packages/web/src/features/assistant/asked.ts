import type { AgentType } from '@manasik/core/assistant/agents';
import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import type { Language } from '@manasik/core/text/languages';
import type { Device, DeviceData } from './device-data.ts';

/** A question with everything that its answer may depend on. */
export interface Asked {
  readonly text: string;
  readonly agentType: AgentType;
  readonly language: Language;
  readonly previous: PreviousQuestion | null;
  readonly device: DeviceData;
  /** Only answers on the device are made of these. */
  readonly records: Device['records'];
  /** The conversation on the server that it continues. */
  readonly conversationId: string | null;
}
