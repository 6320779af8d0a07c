import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { asRedirectRule } from './redirect-rules.ts';

export interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** @throws Error naming every rule that is wrong or can't be applied here. */
export async function readNetlifyRules(configPath: string, publishFolder: string) {
  const { headers, errors: headerErrors } = await parseAllHeaders({
    netlifyConfigPath: configPath,
    headersFiles: [join(publishFolder, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    netlifyConfigPath: configPath,
    redirectsFiles: [join(publishFolder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const errors = [...headerErrors, ...redirectErrors];
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { headers: headers as HeaderRule[], redirects: redirects.map(asRedirectRule) };
}

/** Later rules win, as on Netlify. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values));
}
