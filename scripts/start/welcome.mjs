import { join } from 'node:path'

/**
 * What `npm start` prints last.
 *
 * @param {ReturnType<import('./start-settings.mjs').startSettings>} settings
 * @param {{ notice: string, signIn: string, seconds: string }} words `signIn` is a link that opens the console once; `notice` may be ''
 * @returns {string}
 */
export function welcome({ edge, ops, sandbox, venue, hasSandbox, upstream, dataDir }, { notice, signIn, seconds }) {
  const lines = [
    '',
    `  Lantern    ${edge.replace('127.0.0.1', 'localhost')}`,
    hasSandbox ? '  Member     demo01 / Test@1234 (simulated money)' : `  API        ${upstream}`,
    `  Releases   ${ops}`,
    `  Sign in    ${signIn}  (once, within ten minutes; \`npm run ops -- sign-in\` makes another)`,
    ...(hasSandbox ? [`  Sandbox    ${sandbox}/__sandbox`, `  Venue      ${venue}`] : []),
    `  Logs       ${join(dataDir, 'logs')}`,
    ...(notice === '' ? [] : ['', `  ${notice}`]),
    '',
    `  Ready after ${seconds} s. Ctrl-C ends everything.`,
    '',
  ]
  return `${lines.join('\n')}\n`
}
