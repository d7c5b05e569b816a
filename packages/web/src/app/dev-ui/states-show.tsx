import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { Section } from '../../ui/section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { words } from './dev-ui-words.ts';

export function StatesShow() {
  return (
    <Section title="States">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <Loading label="Loading the prayer times">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton />
          </Loading>
        </Card>
        <Card>
          <EmptyState
            spot="group"
            title="No group yet"
            description="Create one for those you travel with, or join with a code."
            action={<Button>Create a group</Button>}
          />
        </Card>
        <ErrorState
          title="The prayer times did not come."
          description={words.long}
          retryLabel={words.retry}
          onRetry={nothing}
        />
        <ErrorState title="Trying again." retryLabel={words.retry} onRetry={nothing} retrying />
        <OfflineNote>You are offline. These times were computed at 09:40.</OfflineNote>
      </div>
    </Section>
  );
}

function nothing() {}
