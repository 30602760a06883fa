import { must } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { describe, expect, it } from 'vitest';
import { readConfig, summaryOf } from './settings-and-defaults.js';

const sentences = (env: Record<string, string>): string[] => {
  const read = readConfig(env);
  return read.ok ? [] : read.error.map((fault) => say(null, fault));
};

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(must(readConfig({}))).toMatchObject({
      host: expect.stringMatching(/^(::|0\.0\.0\.0)$/),
      port: 3000,
      folder: './data',
      databaseUrl: null,
      origin: null,
      trustProxy: null,
      logLevel: 'info',
      ratePerAddress: 50,
      ratePerSession: 20,
      streamsPerAddress: 64,
      connectionsPerAddress: 256,
      metricsToken: null,
    });
  });

  it('are read', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://play.example.org/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
      DATABASE_URL: 'postgres://u:p@db/crossbones',
      RATE_PER_ADDRESS: '0',
    };
    expect(must(readConfig(env))).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      origin: 'https://play.example.org',
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      ratePerAddress: 0,
    });
    expect(must(readConfig({ TRUST_PROXY: '2' })).trustProxy).toBe(2);
    expect(must(readConfig({ TRUST_PROXY: '0' })).trustProxy).toBeNull();
  });

  it.each([
    ['PORT', 'x', 'PORT must be a whole number, 0 to 65535, and not “x”.'],
    ['PORT', '70000', 'PORT must be a whole number, 0 to 65535, and not “70000”.'],
    [
      'METRICS_TOKEN',
      'short',
      'METRICS_TOKEN must be a secret of 16 to 200 letters, digits and signs, without blanks.',
    ],
    ['PORT', '', 'PORT is set, but empty; leave it out or give it a value.'],
    ['PUBLIC_URL', 'play.example.org', /^PUBLIC_URL must be an address such as https:/],
    ['PUBLIC_URL', 'https://example.org/path', /without a path, and not “https:\/\/example\.org\/path”/],
    ['PUBLIC_URL', 'ftp://example.org', /^PUBLIC_URL/],
    ['TRUST_PROXY', 'everyone', /^TRUST_PROXY must be a number of proxies/],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of trace, debug,.*“loud”\.$/],
    ['DATABASE_URL', 'mysql://u:hidden@x/y', /^DATABASE_URL must be an address such as postgres:/],
    ['BOT_THREADS', '0', /^BOT_THREADS must be a whole number, 1 to 64/],
  ])('say what is wrong with %s=%s', (name, value, sentence) => {
    const [first, ...more] = sentences({ [name]: value });
    expect(more).toEqual([]);
    expect(first).toMatch(sentence);
    expect(first).not.toContain('hidden');
  });

  it('say everything that is wrong at once', () => {
    expect(sentences({ PORT: '-1', LOG_LEVEL: 'x', TRUST_PROXY: 'x' })).toHaveLength(3);
  });

  it('are summed up without the password', () => {
    const config = must(
      readConfig({ DATABASE_URL: 'postgres://me:hidden@db.example:5432/crossbones?sslpassword=hidden' }),
    );
    const summary = JSON.stringify(summaryOf(config));
    expect(summary).toContain('postgres://db.example:5432/crossbones');
    expect(summary).not.toContain('hidden');
  });
});
