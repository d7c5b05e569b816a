import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from 'radix-ui/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from './cx.ts';
import { useDirection } from './direction.tsx';
import { IconButton } from './icon-button.tsx';
import { toastDurationMs, toastHotkey, toastSwipeThresholdPx } from './toast-store.ts';
import { useToast } from './use-toast.ts';

export type ToasterLabels = {
  /** Announced before each toast: "Notification". */
  toast: string;
  /** The label of the toast region, with `{hotkey}`: "Notifications ({hotkey})". */
  viewport: string;
  close: string;
};

/**
 * Draws the toasts: on phones at the top, because the bar and the main button of a page are at its bottom. The app has one;
 * toasts that were shown before it is loaded appear when it is.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const { toasts, dismiss } = useToast();
  const outwards = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <ToastProvider
      label={labels.toast}
      duration={toastDurationMs}
      swipeThreshold={toastSwipeThresholdPx}
      swipeDirection={outwards}
    >
      {toasts.map(({ id, open, title, description, variant = 'default' }) => (
        <Toast
          key={id}
          open={open}
          onOpenChange={(stays) => {
            if (!stays) dismiss(id);
          }}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={cx(
            'toast motion-rise flex touch-pan-y items-start gap-3 rounded-card border-2 bg-raised p-4 text-ink shadow-float select-none',
            variant === 'destructive' ? 'border-danger' : 'border-green',
          )}
        >
          {variant === 'destructive' ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-green" />
          )}
          <div className="min-w-0 grow">
            <ToastTitle className="font-semibold">{title}</ToastTitle>
            {description && <ToastDescription className="text-sm text-quiet">{description}</ToastDescription>}
          </div>
          <ToastClose asChild>
            <IconButton label={labels.close} icon={<X className="size-5" />} className="-my-2 -me-2" />
          </ToastClose>
        </Toast>
      ))}
      <ToastViewport
        label={labels.viewport}
        hotkey={toastHotkey}
        className={cx(
          'fixed end-0 z-60 flex w-full max-w-form flex-col gap-2 p-4 empty:hidden',
          // Below the header, or below the banner that is there instead.
          'max-md:top-[max(4.25rem,var(--alert-height,0px))] max-md:py-2 max-md:in-[:has([role=dialog])]:top-0',
          'md:bottom-0 md:pb-[max(1rem,env(safe-area-inset-bottom))]',
        )}
      />
    </ToastProvider>
  );
}
