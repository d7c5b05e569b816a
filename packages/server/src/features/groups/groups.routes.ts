import * as contract from '@manasik/contract/groups';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../../platform/http/caller-address.ts';
import { handle } from '../../platform/http/handle.ts';
import type { GroupsService } from './groups.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { JoiningService } from './joining.service.ts';
import type { MembersService } from './members/members.service.ts';

interface Parts {
  readonly groups: GroupsService;
  readonly invitations: InvitationsService;
  readonly joining: JoiningService;
  readonly members: MembersService;
}

export function groupsRoutes(app: FastifyInstance, { groups, invitations, joining, members }: Parts): void {
  handle(app, contract.listGroups, ({ session }) => groups.list(session.user.id));
  handle(app, contract.createGroup, ({ session, body }) => groups.create(session.user.id, body));
  handle(app, contract.getGroup, ({ session, params }) => groups.get(session.user.id, params.id));
  handle(app, contract.updateGroup, ({ session, params, body }) =>
    groups.change(session.user.id, params.id, body),
  );
  handle(app, contract.deleteGroup, ({ session, params }) => groups.delete(session.user.id, params.id));
  handle(app, contract.renewGroupCode, ({ session, params }) => groups.renewCode(session.user.id, params.id));

  handle(app, contract.joinGroup, ({ session, body, request }) =>
    joining.join({ userId: session.user.id, ...sourceOf(request) }, body.groupCode),
  );
  handle(app, contract.readInvitation, ({ body, request }) =>
    invitations.read(sourceOf(request), body.groupCode, body.invitedBy),
  );
  handle(app, contract.listOwnRequests, ({ session }) => joining.listOwn(session.user.id));
  handle(app, contract.withdrawRequest, ({ session, params }) =>
    joining.withdraw(session.user.id, params.id),
  );
  handle(app, contract.leaveGroup, ({ session, params }) => members.leave(session.user.id, params.id));
}
