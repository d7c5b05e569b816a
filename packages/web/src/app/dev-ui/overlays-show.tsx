import { Compass } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { toast } from '../../ui/use-toast.ts';
import { words } from './dev-ui-words.ts';

const tabs = ['Overview', 'Health', 'Travel', 'Help & FAQ'].map((label) => ({
  value: label,
  label,
  icon: <Compass aria-hidden="true" className="size-5" />,
  content: <p>What stands under {label}.</p>,
}));

export function OverlaysShow() {
  return (
    <Section title="What opens">
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Sign out everywhere?"
          description={words.long}
          closeLabel={words.close}
          trigger={<Button>Dialog</Button>}
          footer={
            <>
              <DialogClose asChild>
                <Button variant="secondary">Stay signed in</Button>
              </DialogClose>
              <Button variant="destructive">Sign out</Button>
            </>
          }
        />
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Settings Saved',
              description: 'Your preferences have been updated successfully.',
            })
          }
        >
          Toast
        </Button>
        <Button
          variant="destructive"
          onClick={() =>
            toast({ title: 'Error', description: 'Failed to join group.', variant: 'destructive' })
          }
        >
          Destructive toast
        </Button>
        <Tooltip label={words.long}>
          <Button variant="quiet">Tooltip</Button>
        </Tooltip>
      </div>
      <div className="mt-6 grid gap-6">
        <Tabs label="Dashboard" items={tabs} />
      </div>
    </Section>
  );
}
