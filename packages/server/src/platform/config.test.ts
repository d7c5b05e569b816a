import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: path.resolve('data'),
      baseUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      redisUrl: undefined,
      logLevel: 'info',
      trustProxy: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('uses its own address and port for links, without a trailing slash', () => {
    expect(readConfig({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(readConfig({ BASE_URL: 'https://manasik.example/' }).baseUrl).toBe('https://manasik.example');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['BASE_URL', 'ftp://example.org'],
    ['BASE_URL', 'example.org'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost/manasik'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'localhost:25'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_PHONE', '0800 help'],
    ['DHU_AL_HIJJAH_FIRST', '2027-05-09'],
    ['DHU_AL_HIJJAH_FIRST', '7 May 2027'],
    ['METRICS_TOKEN', 'short'],
    ['AI_BASE_URL', 'models.example.org'],
    ['AI_TOKENS', '0'],
    ['AI_FIRST_SECONDS', '1.5'],
    ['AI_ANSWERS_IN_ALL', 'many'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Wrong setting\\. ${name}: [^\\n]+$`));
  });

  it('has a language model only with its address and its name', () => {
    const address = { AI_BASE_URL: 'https://models.example.org/v1/' };
    expect(readConfig({ AI_API_KEY: 'secret' }).model).toBeNull();
    expect(readConfig({ ...address, AI_MODEL: 'small' }).model).toMatchObject({
      baseUrl: 'https://models.example.org/v1',
      model: 'small',
      apiKey: undefined,
    });
    expect(() => readConfig({ ...address, AI_API_KEY: 'secret-key' })).toThrow(
      /^Wrong setting\. AI_MODEL: required with AI_BASE_URL$/,
    );
    expect(() => readConfig({ AI_MODEL: 'small' })).toThrow(/^Wrong setting\. AI_BASE_URL: /);
  });

  it('has a model for embeddings only with a language model', () => {
    const model = { AI_BASE_URL: 'https://models.example.org/v1', AI_MODEL: 'small' };
    expect(readConfig(model).model?.embeddingModel).toBeUndefined();
    expect(readConfig({ ...model, AI_EMBEDDING_MODEL: '' }).model?.embeddingModel).toBeUndefined();
    expect(readConfig({ ...model, AI_EMBEDDING_MODEL: 'near' }).model?.embeddingModel).toBe('near');
    expect(() => readConfig({ AI_EMBEDDING_MODEL: 'near' })).toThrow(
      /^Wrong setting\. AI_BASE_URL: required with AI_EMBEDDING_MODEL$/,
    );
    expect(() => readConfig({ AI_EMBEDDING_MODEL: 'near', AI_BASE_URL: model.AI_BASE_URL })).toThrow(
      /^Wrong setting\. AI_MODEL: required with AI_BASE_URL$/,
    );
  });

  it('names every invalid variable', () => {
    expect(() => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(/PORT: .+; LOG_LEVEL: /);
  });
});
