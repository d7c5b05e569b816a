import { removeTravelItem } from '../items/use-travel.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { RemoveButton } from './remove-button.tsx';

interface ItemFormProps extends Omit<EditFormProps, 'extra' | 'saveLabel'> {
  /** Undefined for a new item, which cannot be deleted. */
  part: { readonly id: string } | undefined;
  /** The name of the item for the question before it is deleted. */
  title: string | undefined;
  onRemove?: (id: string) => void;
}

/** The form that adds, changes or deletes an item of the trip. */
export const ItemForm = ({ part, title = '', onRemove = removeTravelItem, ...form }: ItemFormProps) => (
  <EditForm {...form} extra={part && <RemoveButton title={title} onRemove={() => onRemove(part.id)} />} />
);
