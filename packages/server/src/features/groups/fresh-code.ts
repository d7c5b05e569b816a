import { randomBytes } from 'node:crypto';
import { makeGroupCode } from '@manasik/core/groups/group-code';
import { violatedUnique } from '../../platform/database/index.ts';

const CODE_CONSTRAINT = 'hajj_groups_group_code_unique';
// With a tenth of all 850 billion codes in use, one change in a hundred thousand would hit five taken codes in a row.
const MOST_TRIES = 5;

export const randomGroupCode = (): string => makeGroupCode(() => randomBytes(1).readUInt8());

/** Runs `write` with a new code, and retries with another one when a group already has it. */
export async function withFreshCode<T>(
  makeCode: () => string,
  write: (groupCode: string) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write(makeCode());
    } catch (error) {
      if (violatedUnique(error) !== CODE_CONSTRAINT || tries === MOST_TRIES) throw error;
    }
  }
}
