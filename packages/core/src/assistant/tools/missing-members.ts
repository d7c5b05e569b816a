import { formatsIn } from './format.ts';
import { bold, bullets, escaped, replyWith } from './reply-parts.ts';
import type { MissingMembers, Tool, ToolCall } from './types.ts';

/** The members of each group who have not answered the roll call or do not share their location. */
export const missingMembersTool: Tool = async (call) => {
  const { say, data } = call;
  const groups = await data.missingMembers();
  const paragraphs =
    groups === null
      ? [say('missing.signIn')]
      : groups.length === 0
        ? [say('missing.noGroups')]
        : groups.map((group) => groupText(call, group));
  return replyWith(say, { paragraphs, links: [{ label: say('links.groups'), to: '/group-tracker' }] });
};

function groupText({ say, language }: ToolCall, { group, unanswered, notSharing }: MissingMembers): string {
  const { list } = formatsIn(language);
  const names = (of: readonly string[]): string => list(of.map(escaped));
  const rollCall =
    unanswered === null
      ? say('missing.noRollCall')
      : unanswered.length === 0
        ? say('missing.allAnswered')
        : say('missing.unanswered', { names: names(unanswered) });
  const sharing =
    notSharing.length === 0
      ? say('missing.allSharing')
      : say('missing.notSharing', { names: names(notSharing) });
  return `${bold(escaped(group))}\n\n${bullets([rollCall, sharing])}`;
}
