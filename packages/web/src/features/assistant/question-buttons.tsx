import { direction, type Language } from '@manasik/core/text/languages';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';

interface QuestionButtonsProps {
  title: string;
  questions: readonly string[];
  /** The language of the questions, if not that of the page. */
  language?: Language;
  onAsk: (question: string) => void;
}

/** Questions to ask with one tap. */
export function QuestionButtons({ title, questions, language, onAsk }: QuestionButtonsProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-sm text-quiet">
        {title}
      </p>
      <ul
        aria-labelledby={id}
        lang={language}
        dir={language && direction(language)}
        className="with-honorific mt-2 flex flex-wrap gap-2"
      >
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Button
              variant="secondary"
              className="rounded-card border-transparent text-start"
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
