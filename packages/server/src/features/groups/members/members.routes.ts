import * as contract from '@manasik/contract/members';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/handle.ts';
import type { JoiningService } from '../joining.service.ts';
import type { MembersService } from './members.service.ts';
import type { PeopleService } from './people.service.ts';

interface Parts {
  readonly joining: JoiningService;
  readonly members: MembersService;
  readonly people: PeopleService;
}

/** Members of a group, requests to join, and people without a phone. */
export function membersRoutes(app: FastifyInstance, { joining, members, people }: Parts): void {
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

  handle(app, contract.listGroupPeople, ({ session, params }) => people.list(session.user.id, params.id));
  handle(app, contract.addGroupPerson, ({ session, params, body }) =>
    people.add(session.user.id, params.id, body.name),
  );
  handle(app, contract.removeGroupPerson, ({ session, params }) =>
    people.remove(session.user.id, params.id, params.personId),
  );
}
