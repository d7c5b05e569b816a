import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets one task through at a time, in the order they came', async () => {
  const gate = createGate(10);
  const steps: string[] = [];
  const task = (name: string) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([gate.run(task('a')), gate.run(task('b'))])).toEqual(['a', 'b']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('refuses at once what is more than may wait, and takes tasks again when there is room', async () => {
  const gate = createGate(2);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const tasks = [gate.run(() => held), gate.run(() => held)];
  await expect(gate.run(async () => 1)).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
  letGo();
  await Promise.all(tasks);
  expect(await gate.run(async () => 1)).toBe(1);
});

it('goes on after a task that fails', async () => {
  const gate = createGate(2);
  const failing = gate.run(() => Promise.reject(new Error('a fault')));
  const next = gate.run(async () => 'next');
  await expect(failing).rejects.toThrow('a fault');
  expect(await next).toBe('next');
});
