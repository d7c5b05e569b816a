import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { SaveCalendar, type SaveCalendarProps } from './save-calendar.tsx';

interface CalendarCardProps extends SaveCalendarProps {
  title: string;
  titleId: string;
  text: string;
  /** The fields that choose what the file contains. */
  children?: ReactNode;
}

/** A card that saves a file for the calendar of the phone. */
export const CalendarCard = ({ title, titleId, text, children, ...file }: CalendarCardProps) => (
  <Card title={title} titleId={titleId} description={text} icon={<CalendarPlus className="size-5" />}>
    {children}
    <SaveCalendar {...file} />
  </Card>
);
