import { accountPrefix } from '../../platform/session/session.ts';
import { keep } from '../../platform/storage/kept.ts';
import type { Answer } from './alerts-state.ts';
import { isRecord } from '../../platform/storage/is-record.ts';

/** What the device stores about answers to alerts. Never who called, or from where. */
export interface KeptAlerts {
  /** Id of the user. */
  readonly owner: string;
  readonly waiting: readonly Answer[];
  readonly closed: readonly string[];
  readonly slim: Readonly<Record<string, boolean>>;
  /** Alerts for which this device has played the alarm. */
  readonly sounded: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) &&
  (value['kind'] === 'sos' || value['kind'] === 'rollCall') &&
  typeof value['id'] === 'string' &&
  (value['groupId'] === null || typeof value['groupId'] === 'string');

// Removed with the session, like everything under this prefix.
const keptAlerts = keep<KeptAlerts>(
  `${accountPrefix}alerts`,
  (value): value is KeptAlerts =>
    isRecord(value) &&
    typeof value['owner'] === 'string' &&
    Array.isArray(value['waiting']) &&
    value['waiting'].every(isAnswer) &&
    isTexts(value['closed']) &&
    isRecord(value['slim']) &&
    Object.values(value['slim']).every((each) => typeof each === 'boolean') &&
    isTexts(value['sounded']),
);

/** The stored state of `owner`, and of nobody else. */
export function keptOf(owner: string): KeptAlerts {
  const kept = keptAlerts.get();
  return kept?.owner === owner ? kept : { owner, waiting: [], closed: [], slim: {}, sounded: [] };
}

export const changeKept = (owner: string, change: Partial<Omit<KeptAlerts, 'owner'>>): void =>
  keptAlerts.set({ ...keptOf(owner), ...change });
