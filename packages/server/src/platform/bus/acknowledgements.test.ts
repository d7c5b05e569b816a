import { expect, it } from 'vitest';
import { createAcknowledgements } from './acknowledgements.ts';

it('waits for all who hear, whatever comes first', async () => {
  const acknowledgements = createAcknowledgements();
  const heard = acknowledgements.wait(1, 1000);
  acknowledgements.heard(1);
  acknowledgements.expect(1, 2);
  acknowledgements.heard(2);
  acknowledgements.heard(1);
  expect(await heard).toBe(true);
});

it('does not wait for ever, nor when it is told to give up', async () => {
  const acknowledgements = createAcknowledgements();
  const late = acknowledgements.wait(1, 20);
  acknowledgements.expect(1, 1);
  expect(await late).toBe(false);
  const lost = acknowledgements.wait(2, 60_000);
  acknowledgements.giveUp();
  expect(await lost).toBe(false);
});

it('is done at once when nobody hears', async () => {
  const acknowledgements = createAcknowledgements();
  const heard = acknowledgements.wait(1, 1000);
  acknowledgements.expect(1, 0);
  expect(await heard).toBe(true);
});
