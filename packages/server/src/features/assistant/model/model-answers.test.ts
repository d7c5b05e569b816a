import { respondContent } from '@manasik/content/assistant/content.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, askAndKeep, askedInEnglish } from '../../../testing/ask.ts';
import {
  answerWell,
  createModelApp,
  givenTo,
  goodSentence,
  type ModelApp,
  modelKey,
} from '../../../testing/model-app.ts';
import { lastCallTo, type ModelCall } from '../../../testing/model-server.ts';
import { register } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const askedInArabic = 'ما هو الإحرام؟';
let test: ModelApp;
beforeAll(async () => {
  test = await createModelApp();
  // The first question in a language waits for its index.
  await Promise.all([ask(test.visitor()), ask(test.visitor(), askedInArabic)]);
});
afterAll(() => test.close());

const withoutCitation = (sentence: string): string => sentence.replace(/ \[.*\]$/, '');

describe('a question that the guide answers', () => {
  it('is answered by the model, with its citations as sources', async () => {
    let written = '';
    test.model.answer((reply, call) => {
      written = goodSentence(call);
      answerWell(reply, call);
    });
    const { status, body } = await ask(test.visitor());
    expect(status).toBe(200);
    expect(body).toMatchObject({ by: 'model', notice: null, kind: 'passages', language: 'en' });
    expect(body.message).toBe(withoutCitation(written));
    const call = lastCallTo(test.model);
    expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${modelKey}` });
    expect(call.body).toMatchObject({ model: 'test-model', stream: true, max_tokens: 1200 });
    const given = givenTo(call);
    expect(given.question).toBe(askedInEnglish);
    expect(body.sources.map(({ id }) => id)).toEqual([given.passages[0]?.id]);
  });

  it('is stored and listed with the answer of the model', async () => {
    test.model.answer(answerWell);
    const { client } = await register(test);
    const { body } = await ask(client);
    const stored = await client.get<{ messages: { reply: object }[] }>(
      `/api/ai/conversations/${body.conversationId}`,
    );
    const { conversationId: _conversation, messageId: _message, ...reply } = body;
    expect(stored.body.messages[0]?.reply).toEqual(reply);
    expect(reply).toMatchObject({ by: 'model', notice: null });
  });

  it('is asked of the model in the language of the question, for the school of the pilgrim', async () => {
    test.model.answer(answerWell);
    const choices = { kind: null, school: 'hanafi', sex: null, isFirstTime: null, usesWheelchair: null };
    const { body } = await ask(test.visitor(), askedInArabic, { context: { choices } });
    expect(body).toMatchObject({ by: 'model', language: 'ar' });
    const call = lastCallTo(test.model);
    expect(call.body.messages[0]).toMatchObject({ role: 'system' });
    expect(call.body.messages[0]?.content).toContain('Write in Arabic');
    const { shafii } = respondContent('ar').guide.schools;
    for (const { text } of givenTo(call).passages) {
      expect(text).not.toContain(`**${shafii}`);
    }
  });

  it('is asked for the school that the question names, and not for that of the pilgrim', async () => {
    const { hanafi, shafii } = respondContent('en').guide.schools;
    const ofShafii = (call: ModelCall) => givenTo(call).passages.find(({ text }) => text.includes(shafii));
    test.model.answer((reply, call) => {
      reply.text(`For the Shafi’i, the sacrifice is valid once you are in Ihram. [${ofShafii(call)?.id}]`);
      reply.end();
    });
    const choices = { kind: null, school: 'hanafi', sex: null, isFirstTime: null, usesWheelchair: null };
    const question = 'What do the Shafi’i say about when the sacrifice can be made?';
    const { body } = await ask(test.visitor(), question, { context: { choices } });
    const call = lastCallTo(test.model);
    expect(ofShafii(call)?.text).toContain(shafii);
    for (const { text } of givenTo(call).passages) expect(text).not.toContain(`**${hanafi}`);
    expect(body).toMatchObject({ by: 'model', notice: null });
    expect(body.message).toMatch(/^\*\*Shafi’i\*\*\n\nFor the Shafi’i.*once you are in Ihram/);
  });

  it('loses the sentences without a source, and says so', async () => {
    test.model.answer((reply, call) => {
      reply.text(`Some say that Ihram is not needed at all. ${goodSentence(call)}\n\nMay it be accepted!`);
      reply.text(`\n\n${goodSentence(call)}`);
      reply.end();
    });
    const { body } = await ask(test.visitor());
    expect(body).toMatchObject({ by: 'model', notice: 'sentencesRemoved' });
    expect(body.message).not.toMatch(/not needed|accepted/);
  });

  it.each([
    ['more than half of the sentences have no source', 'It is a garment. It is white. '],
    ['no sentence has a source', null],
  ])('is answered from the guide when %s', async (_when, text) => {
    test.model.answer((reply, call) => {
      reply.text(text === null ? 'Ihram is a garment.' : text + goodSentence(call));
      reply.end();
    });
    const { body } = await ask(test.visitor());
    expect(body).toMatchObject({ by: 'content', notice: 'modelFailed' });
    expect(body.message).not.toContain('garment');
    expect(body.sources.length).toBeGreaterThan(0);
  });

  it('is answered from the guide without a notice when the model finds no answer in it', async () => {
    test.model.answer((reply) => {
      reply.text('NO_ANSWER');
      reply.end();
    });
    expect((await ask(test.visitor())).body).toMatchObject({ by: 'content', notice: null, kind: 'passages' });
  });

  it('has the verified Arabic where the model names a dua, which it never sees', async () => {
    test.model.answer((reply, call) => {
      reply.text(`${goodSentence(call)}\n\n{{dua:talbiyah}}`);
      reply.end();
    });
    const { body } = await ask(test.visitor(), 'How do the words of the Talbiyah go?');
    const { arabic } = respondContent('en').structure;
    const given = givenTo(lastCallTo(test.model));
    expect(given.passages.map(({ id }) => id)).toContain('dua:talbiyah');
    expect(JSON.stringify(given)).not.toMatch(/\p{Script=Arabic}{3}/u);
    expect(body).toMatchObject({ by: 'model', notice: null });
    expect(body.message).toContain(`\n\n> ${arabic['talbiyah']}`);
    expect(body.sources.map(({ id }) => id)).toContain('dua:talbiyah');
  });

  it('begins with whom to call if someone may need help, although the model answers', async () => {
    test.model.answer(answerWell);
    const { body } = await ask(test.visitor(), 'She has a headache from the sun, can she cover her head?');
    expect(body).toMatchObject({ by: 'model', notice: null, kind: 'passages', redFlag: null });
    expect(body.warning).toBe(respondContent('en').say('assistant-replies.inDanger'));
    expect(body.numbers.map(({ number }) => number)).toEqual(['997', '911']);
  });

  it('is asked with the turns before it, oldest first', async () => {
    test.model.answer(answerWell);
    const { client } = await register(test);
    const { conversationId } = await askAndKeep(client);
    for (const question of ['And for women?', 'Where do I enter Ihram?', 'What is the miqat?', 'And when?']) {
      await ask(client, question, { conversationId });
    }
    const { earlierTurns } = givenTo(lastCallTo(test.model));
    expect(earlierTurns.map(({ question }) => question)).toEqual([
      'And for women?',
      'Where do I enter Ihram?',
      'What is the miqat?',
    ]);
    expect(earlierTurns[0]?.answer).toMatch(/\w/);
    const outsider = await register(test);
    await ask(outsider.client);
    expect(givenTo(lastCallTo(test.model)).earlierTurns).toEqual([]);
  });
});

describe('the model', () => {
  it.each([
    ['a red flag', 'My father has chest pain and cannot breathe', 'redFlag'],
    ['a question about something else', 'Who won the football world cup?', 'unknown'],
    ['a question that a tool answers', 'How many days until Hajj?', 'tool'],
  ])('is not asked about %s', async (_what, question, kind) => {
    test.model.answer(answerWell);
    const { body } = await ask(test.visitor(), question);
    expect(body).toMatchObject({ kind, by: 'content', notice: null });
    expect(test.model.calls).toEqual([]);
  });

  it('calls a tool where the question lacks what the tool needs, and cites its result', async () => {
    test.model.answer(
      (reply) => {
        reply.text('Let me calculate that.');
        reply.callTool('zakat', { question: 'Zakat on £15,000' });
        reply.end('tool_calls');
      },
      (reply) => {
        reply.text('The zakat is £375. [tool:zakat]');
        reply.end();
      },
    );
    const { body } = await ask(test.visitor(), 'How much zakat do I owe on fifteen thousand quid?');
    expect(body).toMatchObject({ by: 'model', notice: null, kind: 'tool', tool: 'zakat', sources: [] });
    expect(body.message).toBe('The zakat is £375.');
    const results = test.model.calls[1]?.body.messages.filter(({ role }) => role === 'tool');
    expect(results?.[0]?.content).toContain('375');
  });
});
