/** What an invitation link carries. Older links have no `invitedBy`. */
export interface InvitationLink {
  readonly groupCode: string;
  readonly invitedBy: string | undefined;
}

const page = '/group-tracker';
const names = { groupCode: 'join', invitedBy: 'by' } as const;

/** The link that a member shares. */
export function invitationLink(origin: string, groupCode: string, memberId: string): string {
  const search = new URLSearchParams({ [names.groupCode]: groupCode, [names.invitedBy]: memberId });
  return `${origin}${page}?${search}`;
}

/** The invitation in the query of the groups page. */
export function invitationIn(search: URLSearchParams): InvitationLink | undefined {
  const groupCode = search.get(names.groupCode);
  if (groupCode === null) return undefined;
  return { groupCode, invitedBy: search.get(names.invitedBy) ?? undefined };
}

/** The invitation that a path of this site leads to, such as the page to open after signing in. */
export function invitationOfPath(path: string): InvitationLink | undefined {
  const { pathname, searchParams } = new URL(path, 'http://any');
  return pathname === page ? invitationIn(searchParams) : undefined;
}
