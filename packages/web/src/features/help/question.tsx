import { Disclosure } from '../../ui/disclosure.tsx';

interface QuestionProps {
  /** Where a link leads to it. */
  id?: string;
  question: string;
  answer: string;
}

export function Question({ id, question, answer }: QuestionProps) {
  return (
    <Disclosure {...(id !== undefined && { id })} className="rounded-card" title={question}>
      <p className="max-w-text">{answer}</p>
    </Disclosure>
  );
}
