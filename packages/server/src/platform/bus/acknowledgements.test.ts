import { expect, it, vi } from 'vitest';
import { createAcknowledgements } from './acknowledgements.ts';

it('waits for each that listens, and for nobody else, whatever comes first', async () => {
  const acknowledgements = createAcknowledgements();
  const settled = vi.fn<(isHeard: boolean) => void>();
  const heard = acknowledgements.wait(1, 1000).then(settled);
  acknowledgements.heard(1, 10);
  acknowledgements.expect(1, [10, 20]);
  // Of another question, twice from one process, and from a process that has begun to listen since.
  acknowledgements.heard(2, 20);
  acknowledgements.heard(1, 10);
  acknowledgements.heard(1, 30);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
  acknowledgements.heard(1, 20);
  await heard;
  expect(settled).toHaveBeenCalledWith(true);
});

it('does not wait for ever, nor when it is told to give up', async () => {
  const acknowledgements = createAcknowledgements();
  const late = acknowledgements.wait(1, 20);
  acknowledgements.expect(1, [10]);
  expect(await late).toBe(false);
  const lost = acknowledgements.wait(2, 60_000);
  acknowledgements.giveUp();
  expect(await lost).toBe(false);
});
