import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { askForChanged } from './changed-queries.ts';

const ofGroup = (id: string) => queryKey('GET /api/hajj-groups/:id/sos', { params: { id } });

it('asks for the calls for help again when somebody came or left, for who calls may have', () => {
  for (const part of ['sos', 'members', 'group'] as const) {
    for (const id of ['ours', 'another']) queryClient.setQueryData(ofGroup(id), []);
    askForChanged('ours', part);
    expect(queryClient.getQueryState(ofGroup('ours'))).toMatchObject({ isInvalidated: true });
    expect(queryClient.getQueryState(ofGroup('another'))).toMatchObject({ isInvalidated: false });
  }
});

it('asks once more when an answer is under way, which may be older than the change', async () => {
  const answers: ((people: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const key = queryKey('GET /api/hajj-groups/:id/people', { params: { id: 'ours' } });
  const stop = new QueryObserver(queryClient, { queryKey: key, queryFn }).subscribe(() => {});
  expect(answers).toHaveLength(1);
  askForChanged('ours', 'people');
  askForChanged('ours', 'people');
  // What is on its way is not given up: where changes come faster than answers there would never be one.
  expect(answers).toHaveLength(1);
  answers[0]?.([]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  askForChanged('ours', 'people');
  answers[1]?.(['Amina']);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.(['Amina', 'Yusuf']);
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(['Amina', 'Yusuf']));
  expect(answers).toHaveLength(3);
  stop();
});
