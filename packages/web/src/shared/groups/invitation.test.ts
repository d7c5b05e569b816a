import { expect, it } from 'vitest';
import { invitationIn, invitationLink, invitationOfPath } from './invitation.ts';

const memberId = '7d0f4a0e-8a0b-4a69-9c0e-0f3b7e1c2d3a';

it('reads the invitation that a shared link carries', () => {
  const { pathname, search, searchParams } = new URL(
    invitationLink('https://hajj.example', 'ABCDEFGH', memberId),
  );
  const invitation = { groupCode: 'ABCDEFGH', invitedBy: memberId };
  expect(invitationIn(searchParams)).toEqual(invitation);
  expect(invitationOfPath(pathname + search)).toEqual(invitation);
});

it('reads a link without an inviter', () => {
  expect(invitationOfPath('/group-tracker?join=ABC234')).toEqual({ groupCode: 'ABC234' });
});

it('finds none on other pages, and none without a code', () => {
  expect(invitationOfPath('/guide?join=ABC234')).toBeUndefined();
  expect(invitationOfPath(`/group-tracker?by=${memberId}`)).toBeUndefined();
  expect(invitationOfPath('/')).toBeUndefined();
});
