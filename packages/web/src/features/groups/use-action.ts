import { useState } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { toast } from '../../ui/toast-store.ts';

/** Does one thing after the other, and says in a toast when the server says no. */
export function useAction() {
  const errorText = useErrorText();
  const [pending, setPending] = useState<string>();

  /**
   * @param name tells which of several buttons is waiting
   * @param failed title of the toast when it fails
   * @returns whether it was done
   */
  async function act(name: string, run: () => Promise<unknown>, failed: string): Promise<boolean> {
    setPending(name);
    try {
      await run();
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      return false;
    } finally {
      setPending(undefined);
    }
  }

  return { pending, act };
}
