import { HelpFold } from './help-fold.tsx';

interface QuestionProps {
  id?: string;
  question: string;
  answer: string;
}

export const Question = ({ id, question, answer }: QuestionProps) => (
  <HelpFold {...(id !== undefined && { id })} title={question}>
    <p className="max-w-text">{answer}</p>
  </HelpFold>
);
