import { expect, it } from 'vitest';
import { queryClient, queryKey } from '../../../lib/api/query.ts';
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
