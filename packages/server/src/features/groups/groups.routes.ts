import * as contract from '@manasik/contract/groups';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../../platform/http/caller-address.ts';
import { handle } from '../../platform/http/handle.ts';
import type { GroupsService } from './groups.service.ts';
import type { JoiningService } from './joining.service.ts';
import type { MembersService } from './members.service.ts';
import type { PeopleService } from './people.service.ts';

interface Parts {
  readonly groups: GroupsService;
  readonly joining: JoiningService;
  readonly members: MembersService;
  readonly people: PeopleService;
}

export function groupsRoutes(app: FastifyInstance, { groups, joining, members, people }: Parts): void {
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
  handle(app, contract.listOwnRequests, ({ session }) => joining.listOwn(session.user.id));
  handle(app, contract.withdrawRequest, ({ session, params }) =>
    joining.withdraw(session.user.id, params.id),
  );
  handle(app, contract.listJoinRequests, ({ session, params }) => joining.list(session.user.id, params.id));
  handle(app, contract.approveJoinRequest, ({ session, params }) =>
    joining.approve(session.user.id, params.id, params.userId),
  );
  handle(app, contract.declineJoinRequest, ({ session, params }) =>
    joining.decline(session.user.id, params.id, params.userId),
  );

  handle(app, contract.listGroupMembers, ({ session, params }) => members.list(session.user.id, params.id));
  handle(app, contract.changeGroupMember, ({ session, params, body }) =>
    members.changeRole(session.user.id, params.id, params.userId, body.role),
  );
  handle(app, contract.removeGroupMember, ({ session, params }) =>
    members.remove(session.user.id, params.id, params.userId),
  );
  handle(app, contract.leaveGroup, ({ session, params }) => members.leave(session.user.id, params.id));

  handle(app, contract.listGroupPeople, ({ session, params }) => people.list(session.user.id, params.id));
  handle(app, contract.addGroupPerson, ({ session, params, body }) =>
    people.add(session.user.id, params.id, body.name),
  );
  handle(app, contract.removeGroupPerson, ({ session, params }) =>
    people.remove(session.user.id, params.id, params.personId),
  );
}
