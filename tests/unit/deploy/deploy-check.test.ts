import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { deployProblems } from '#server/commands/deploy-check.ts';
import { sampleValuesIn } from '#server/commands/sample-values.ts';

const environment = { DATABASE_URL: 'postgres://here', SESSION_SECRET: 'a key of more than thirty-two characters' };

describe('a production deploy', () => {
  it('is refused while the sample business stands in the data, with every place named', () => {
    const problems = deployProblems(business, environment).join('\n');
    for (const place of [
      'company',
      'phone.display',
      'whatsapp.link',
      'email.domain',
      'siteUrl',
      'street',
      'postalCode',
    ]) {
      expect(problems).toContain(`sample value: ${place}:`);
    }
  });

  it('is refused without its secrets', () => {
    expect(deployProblems({}, {})).toEqual([
      'Environment variables missing or too short: DATABASE_URL, SESSION_SECRET',
    ]);
  });

  it('goes through with real data and secrets', () => {
    const real = {
      company: 'Klarblick Mommenheim',
      phone: { display: '06138 94112' },
      siteUrl: 'https://klarblick.de',
    };
    expect(deployProblems(real, environment)).toEqual([]);
    expect(sampleValuesIn({ postalCode: '55278', hours: [{ from: '17:00' }], vatId: undefined })).toEqual([]);
  });
});
