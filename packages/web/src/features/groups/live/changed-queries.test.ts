import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { refetchChanged } from './changed-queries.ts';

const ofGroup = (id: string) => queryKey('GET /api/hajj-groups/:id/sos', { params: { id } });

it('refetches the calls for help when someone joins or leaves, because the caller may have left', () => {
  for (const part of ['sos', 'members', 'group'] as const) {
    for (const id of ['ours', 'another']) queryClient.setQueryData(ofGroup(id), []);
    refetchChanged('ours', part);
    expect(queryClient.getQueryState(ofGroup('ours'))).toMatchObject({ isInvalidated: true });
    expect(queryClient.getQueryState(ofGroup('another'))).toMatchObject({ isInvalidated: false });
  }
});

it('refetches once more when a request is running, because its answer may be older than the change', async () => {
  const answers: ((people: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const key = queryKey('GET /api/hajj-groups/:id/people', { params: { id: 'ours' } });
  const stop = new QueryObserver(queryClient, { queryKey: key, queryFn }).subscribe(() => {});
  expect(answers).toHaveLength(1);
  refetchChanged('ours', 'people');
  refetchChanged('ours', 'people');
  // The running request is not cancelled. If changes came faster than answers, none would ever complete.
  expect(answers).toHaveLength(1);
  answers[0]?.([]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  refetchChanged('ours', 'people');
  answers[1]?.(['Amina']);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.(['Amina', 'Yusuf']);
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(['Amina', 'Yusuf']));
  expect(answers).toHaveLength(3);
  stop();
});
