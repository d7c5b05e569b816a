import { foldText } from '../../search/search-text.ts';
import type { Language } from '../../text/languages.ts';
import { replyWith } from './reply-parts.ts';
import type { Tool } from './types.ts';
import { phrasesOf } from './vocabulary.ts';
import { toolWords } from './words/index.ts';

/** The page of reminders limits the text as well; a longer one would not fit into an address. */
const longestText = 200;

/** Hands the text of a reminder to the page of reminders. */
export const reminderTool: Tool = ({ question, language, say }) => {
  const text = reminderText(question, language);
  return replyWith(say, {
    paragraphs: [say(text === '' ? 'reminder.empty' : 'reminder.ready')],
    links: [
      {
        label: say('links.reminders'),
        to: text === '' ? '/reminders' : `/reminders?text=${encodeURIComponent(text)}`,
      },
    ],
  });
};

/** The question without "remind me to" and its final mark. */
function reminderText(question: string, language: Language): string {
  const text = question.replaceAll(/\s+/g, ' ').trim();
  const phrases = phrasesOf(toolWords[language].remind)
    .map(({ words }) => words.split(' '))
    .toSorted((one, other) => other.length - one.length);
  const words = [...text.matchAll(/[^\s,،:;!?¿¡'’-]+/gu)];
  const folded = words.map(([word]) => foldText(word));
  const phrase = phrases.find((each) => each.every((word, index) => folded[index] === word));
  const start = phrase === undefined ? 0 : (words[phrase.length]?.index ?? text.length);
  const rest = text
    .slice(start)
    .replace(/[.?!؟।۔]+$/u, '')
    .trim();
  // Cut by characters, so that no half of a surrogate pair is left.
  return Array.from(rest).slice(0, longestText).join('');
}
