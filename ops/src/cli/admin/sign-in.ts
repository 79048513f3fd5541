/** A link that opens the console once. */
import { defineVerb } from '../frame/verb.ts'

export const signIn = defineVerb({
  name: 'sign-in',
  takes: '',
  help: 'prints a link that opens the console once, within ten minutes',
  more: 'The session has the rights of the token that this command uses.',
  options: {},
  async run({ service, settings, say }) {
    const { path } = await service.post<{ path: string }>('/api/sign-in-links')
    say(`http://127.0.0.1:${settings.OPS_PORT}${path}`)
  },
})
