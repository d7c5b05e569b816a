import { ArrowLeft, MapPin, MessageSquareText, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group, GroupMember } from '../../shared/groups/kept-groups.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChatTab } from './chat/chat-tab.tsx';
import { useGroupLive } from './live/use-group-live.ts';
import { MembersTab } from './members/members-tab.tsx';
import { PositionsTab } from './positions/positions-tab.tsx';
import { RollCallPrompt } from './roll-call/roll-call-prompt.tsx';
import { ShareDialog } from './list/share-dialog.tsx';
import { SosBanner } from './sos/sos-banner.tsx';
import { useGroupChanges } from './use-group-changes.ts';
import { useMembers } from './use-members.ts';
import { type Place, type TabName, tabNames } from './use-place.ts';

interface DetailPanelProps {
  groups: readonly Group[];
  place: Place;
}

/** One group: its details and its tabs. */
export function DetailPanel({ groups, place }: DetailPanelProps) {
  const t = useTranslations('groups.detail');
  const group = groups.find(({ id }) => id === place.groupId);
  if (group) return <Panel key={group.id} group={group} place={place} />;
  return (
    <div className="pt-2">
      <BackButton onBack={place.showList} />
      <EmptyState title={t('gone')} description={t('goneText')} />
    </div>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('groups.detail');
  return (
    <IconButton
      label={t('back')}
      icon={<ArrowLeft aria-hidden="true" className="flip-rtl size-6" />}
      className="-ms-2 text-green"
      onClick={onBack}
    />
  );
}

const icons: Readonly<Record<TabName, ReactNode>> = {
  members: <UsersRound aria-hidden="true" className="size-5" />,
  locations: <MapPin aria-hidden="true" className="size-5" />,
  chat: <MessageSquareText aria-hidden="true" className="size-5" />,
};

// A stable reference, so that nothing renders again for it.
const noMembers: GroupMember[] = [];

function Panel({ group, place }: { group: Group; place: Place }) {
  const t = useTranslations('groups.detail');
  const card = useRef<HTMLElement>(null);
  const view = useMembers(group.id);
  const { members = noMembers } = view;
  const isMap = place.tab === 'locations';
  useGroupChanges(group.id);
  useGroupLive(group.id);
  useEffect(() => {
    // The map has put its sheet in place already.
    if (!card.current?.hasAttribute('data-map-page')) card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, []);
  const calls = (
    <>
      <SosBanner group={group} members={members} />
      <RollCallPrompt group={group} />
    </>
  );
  const contents = {
    members: (
      <div className="flex flex-col gap-3">
        {calls}
        <MembersTab group={group} view={view} onGone={place.forget} />
      </div>
    ),
    locations: <PositionsTab group={group} members={members} calls={calls} />,
    chat: (
      <div className="flex flex-col gap-3">
        {calls}
        <ChatTab group={group} members={members} />
      </div>
    ),
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('title', { name: group.name })}
      // `data-map-page` gives the map the whole screen of a phone above the bar.
      data-map-page={isMap ? '' : undefined}
      className={cx(
        '@container min-w-0 scroll-mt-24 wrap-anywhere md:scroll-mt-40',
        isMap ? 'md:pt-2' : 'pt-2',
      )}
    >
      <Tabs
        label={t('tabs.label')}
        className={isMap ? 'max-md:@min-[17.5rem]:grid! max-md:@min-[17.5rem]:*:[grid-area:1/1]' : ''}
        bar={{
          'data-over-map': 'top',
          className: cx(
            'gap-2 md:flex-row md:items-center md:gap-4',
            isMap &&
              // At large text sizes the tabs are one below the other, and would hide the map and the sheet.
              'max-md:z-20 max-md:m-2 max-md:gap-0 max-md:rounded-card max-md:bg-raised max-md:p-1 max-md:shadow-float max-md:@min-[17.5rem]:sticky max-md:@min-[17.5rem]:self-start max-md:@min-[17.5rem]:top-[calc(var(--alert-height,0rem)+env(safe-area-inset-top)+0.5rem)]',
          ),
          children: <GroupHeader group={group} isMap={isMap} onBack={place.showList} />,
        }}
        value={place.tab}
        onValueChange={(value) => {
          const name = tabNames.find((each) => each === value);
          if (name) place.openTab(name);
        }}
        items={tabNames.map((name) => ({
          value: name,
          icon: icons[name],
          label: (
            <TabLabel
              name={name}
              group={group}
              memberCount={view.members?.length ?? group.memberCount}
              isOpen={name === place.tab}
            />
          ),
          content: contents[name],
        }))}
      />
    </section>
  );
}

function GroupHeader({ group, isMap, onBack }: { group: Group; isMap: boolean; onBack: () => void }) {
  return (
    <header className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex min-w-0 grow basis-40 items-center gap-1">
        <BackButton onBack={onBack} />
        <h1
          className={cx(
            'display min-w-0 grow text-2xl leading-tight',
            // A longer name would cover the buttons of the map.
            isMap && 'max-md:@min-[17.5rem]:max-h-[2lh] max-md:@min-[17.5rem]:overflow-hidden',
          )}
        >
          <bdi>{group.name}</bdi>
        </h1>
      </div>
      <ShareDialog group={group} />
    </header>
  );
}

interface TabLabelProps {
  name: TabName;
  group: Group;
  /** Of the list of members, which is newer than the group. */
  memberCount: number;
  isOpen: boolean;
}

function TabLabel({ name, group, memberCount, isOpen }: TabLabelProps) {
  const t = useTranslations('groups.detail.tabs');
  const { number } = useFormatter();
  const { unreadCount } = group;
  if (name !== 'chat') return t(name, { count: number(memberCount) });
  return (
    <>
      {t('chat')}
      {/* The open chat shows them already. */}
      {unreadCount > 0 && !isOpen && (
        <Badge
          tone="green"
          className="@min-[16rem]:max-sm:absolute @min-[16rem]:max-sm:-end-0.5 @min-[16rem]:max-sm:-top-1.5 @min-[16rem]:max-sm:px-2 @min-[16rem]:max-sm:py-0 @min-[16rem]:max-sm:text-xs"
        >
          <span aria-hidden="true">{number(unreadCount)}</span>
          <VisuallyHidden>{t('unread', { count: unreadCount })}</VisuallyHidden>
        </Badge>
      )}
    </>
  );
}
