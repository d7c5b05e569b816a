import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './inputs.tsx';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  labels: { show: string; hide: string };
};

export function PasswordInput({ labels, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cx('pe-14', className)}
      />
      <IconButton
        label={shown ? labels.hide : labels.show}
        icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        className="absolute inset-y-0 end-0 my-auto text-quiet"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
